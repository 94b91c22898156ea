import { Forbidden, type PayloadRequest } from 'payload'
import { refuseLocked } from '../../editing/together/refuse-locked.ts'
import { isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { userName } from '../../payload/user-name.ts'
import { RELEASE } from '../../publish/publications.ts'
import { keepPublic } from './keep-public.ts'
import { readMembers, readRelease } from './read-release.ts'
import { recordRelease } from './release-changes.ts'
import { deleteJobs } from './schedule.ts'
import { EMPTY, PUBLISHED, refuseChangedSince, refuseUnseen, refuseUnseenDraft } from './seen.ts'
import { setPublic } from './set-public.ts'
import { type LiveMember, liveMember, type Problem, together } from './together.ts'
import { newestId } from './versions-of.ts'

type Options = {
  /**
   * The state that the publisher has seen, in the format of `seenAs`: changed drafts are not
   * published.
   */
  seen?: readonly string[]
  /** Only checks what would be refused. */
  isTrial?: boolean
  /** A scheduled release ignores open forms, as scheduled publishing does. */
  isScheduled?: boolean
}

/** Publishes the newest drafts of all members, or nothing; returns the problems. */
export async function publishRelease(
  req: PayloadRequest,
  id: number,
  { seen, isTrial = false, isScheduled = false }: Options = {},
): Promise<Problem[]> {
  if (!isPublisher({ req })) throw new Forbidden(req.t)
  return together(req, {
    release: id,
    isTrial,
    begin: (own) => begin(own, id, seen),
    each: async (own, member) => {
      if (isScheduled) await refuseChangedSince(own, member)
      else await refuseLocked(own, member.target)
      if (seen) await refuseUnseenDraft(own, member, seen)
      await publishMember(own, member)
    },
    end: async (own) => {
      const by = { publishedBy: userName(own.user), takenBackAt: null, takenBackBy: null }
      const data = { state: 'published', publishedAt: new Date().toISOString(), ...by } as const
      await own.payload.update({ collection: 'releases', id, data, depth: 0, req: own })
      await deleteJobs(own, id)
      await recordRelease(own, id, 'release-published')
    },
  })
}

async function begin(own: PayloadRequest, id: number, seen: readonly string[] | undefined) {
  const { state, title } = await readRelease(own, id)
  if (state === 'published') throw refusal(PUBLISHED)
  own.context[RELEASE] = title
  const members = await readMembers(own, id)
  if (seen) refuseUnseen(members, seen)
  const live = members.flatMap((member) => liveMember(member) ?? [])
  if (live.length === 0) throw refusal(EMPTY)
  return live
}

async function publishMember(own: PayloadRequest, { id, target, isPublish }: LiveMember) {
  const before = await keepPublic(own, target)
  if (isPublish || before) await setPublic(own, target, isPublish)
  const made = await newestId(own, target)
  const data = { before: before ?? null, made: made ?? 0 }
  const collection = 'release-members'
  await own.payload.db.updateOne({ collection, id, data, req: own, returning: false })
}
