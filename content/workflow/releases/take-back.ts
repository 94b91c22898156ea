import { isDeepStrictEqual } from 'node:util'
import { Forbidden, type JsonObject, type PayloadRequest } from 'payload'
import { refuseLocked } from '../../editing/together/refuse-locked.ts'
import { readNewest, type Target } from '../../editing/together/target.ts'
import { isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { userName } from '../../payload/user-name.ts'
import { RELEASE } from '../../publish/publications.ts'
import { readMembers, readRelease } from './read-release.ts'
import { recordRelease } from './release-changes.ts'
import { restoreVersion } from './restore-version.ts'
import { setPublic } from './set-public.ts'
import { type LiveMember, liveMember, type Problem, together } from './together.ts'
import {
  isOnSite,
  newestId,
  newestVersion,
  publicRow,
  type Version,
  versionById,
} from './versions-of.ts'

const NOT_PUBLISHED = 'Only a published release can be taken back.'
const PUBLISHED_SINCE = 'It was published again since this release.'
const OFF_SINCE = 'It was taken off the site since this release.'
const TOO_OLD =
  'The version that was public before is no longer kept, because about fifty were saved since. So nothing of this release is taken back: open its records one by one, write what should be public, and publish it there.'

/**
 * Restores the public versions from before a release, for all members or for none. The drafts stay
 * unchanged, so the release can be published again. A member that was published again since is a
 * problem, unless the publisher decides to overwrite it.
 */
export async function takeBack(
  req: PayloadRequest,
  id: number,
  { isForced = false } = {},
): Promise<Problem[]> {
  if (!isPublisher({ req })) throw new Forbidden(req.t)
  let releasedAt = ''
  return together(req, {
    release: id,
    begin: async (own) => {
      const { state, publishedAt, title } = await readRelease(own, id)
      own.context[RELEASE] = title
      releasedAt = publishedAt ?? ''
      if (state !== 'published') throw refusal(NOT_PUBLISHED)
      return (await readMembers(own, id)).flatMap((member) => liveMember(member) ?? [])
    },
    each: async (own, member) => {
      await refuseLocked(own, member.target)
      if (!isForced) await refuseChanged(own, member, releasedAt)
      const draft = await newestVersion(own, member.target)
      await takeMemberBack(own, member, draft)
      if (draft?.id === member.made) await noteUnchanged(own, member)
    },
    end: async (own) => {
      const by = { takenBackBy: userName(own.user), takenBackAt: new Date().toISOString() }
      const data = { state: 'taken-back', ...by } as const
      await own.payload.update({ collection: 'releases', id, data, depth: 0, req: own })
      await recordRelease(own, id, 'release-taken-back')
    },
  })
}

async function refuseChanged(
  own: PayloadRequest,
  { target, isPublish, made }: LiveMember,
  releasedAt: string,
) {
  const isPublic = await isOnSite(own, target)
  if (!isPublish && !isPublic) return
  if (!isPublic) throw refusal(OFF_SINCE)
  const published = await newestId(own, target, 'published')
  // The release's own version of an old release may be deleted: then the day of the publication
  // decides.
  const isSame = published ? published === made : await wasPublishedBy(own, target, releasedAt)
  if (!isPublish || !isSame) throw refusal(PUBLISHED_SINCE)
}

async function wasPublishedBy(own: PayloadRequest, target: Target, at: string) {
  const row = await publicRow(own, target)
  return new Date(String(row?.updatedAt)).getTime() <= new Date(at).getTime()
}

async function takeMemberBack(
  own: PayloadRequest,
  { target, before }: LiveMember,
  draft: Version | undefined,
) {
  if (before === null) {
    if (await isOnSite(own, target)) await setPublic(own, target, false)
    return
  }
  const earlier = await versionById(own, target, before)
  if (!earlier) throw refusal(TOO_OLD)
  await restoreVersion(own, target, earlier)
  await setPublic(own, target, true)
  if (draft && !isSameContent(draft, earlier)) await restoreVersion(own, target, draft)
}

/** Publishing and taking back saved the draft again; nobody changed it. */
async function noteUnchanged(own: PayloadRequest, { id, target }: LiveMember) {
  const newest = await readNewest(own, target, true)
  const data = { savedAt: newest?.savedAt }
  const collection = 'release-members'
  await own.payload.db.updateOne({ collection, id, data, req: own, returning: false })
}

function isSameContent(a: Version, b: Version) {
  return isDeepStrictEqual(contentOf(a.fields), contentOf(b.fields))
}

function contentOf({ _status, createdAt, updatedAt, savedBy, ...content }: JsonObject) {
  return content
}
