import type { PayloadRequest } from 'payload'
import { readNewest } from '../../editing/together/target.ts'
import { type Member, readMembersWhere, readRelease } from './read-release.ts'
import { unseenBy } from './seen.ts'
import { isOnSite, newestVersion } from './versions-of.ts'

const GONE = 'It was deleted since.'
const NOTHING_NEW = 'Nothing new to publish: the newest version is on the site.'
const NOT_ON_SITE = 'It is not on the site any more.'

/** Notes for a publisher about a record before its release is published. */
export async function notesOf(req: PayloadRequest, member: Member, isTimed: boolean) {
  const { target, isPublish, savedAt } = member
  if (!target) return { notes: [GONE], newest: '', isChanged: false }
  const newest = await readNewest(req, target, true)
  const isChanged = newest !== undefined && newest.savedAt !== savedAt
  const notes = await others(req, member)
  if (isChanged)
    notes.push(
      isTimed && isPublish ? unseenBy(newest.savedBy) : changedBy(newest.savedBy, isPublish),
    )
  const version = await newestVersion(req, target)
  const isPublic = await isOnSite(req, target)
  if (isPublish && isPublic && version?.fields._status === 'published') notes.push(NOTHING_NEW)
  if (!isPublish && !isPublic) notes.push(NOT_ON_SITE)
  return { notes, newest: newest?.savedAt ?? '', isChanged }
}

function changedBy(savedBy: string | null, isPublish: boolean) {
  const by = savedBy ? ` by ${savedBy}` : ''
  const what = isPublish ? ' What is saved last is published.' : ''
  return `Changed${by} since it was added.${what}`
}

/** The other unpublished releases that contain this record. */
async function others(req: PayloadRequest, { release, record }: Member) {
  const where = { record: { equals: record }, release: { not_equals: release } }
  const members = await readMembersWhere(req, where)
  const notes: string[] = []
  for (const other of members) {
    const { title, state } = await readRelease(req, other.release)
    if (state === 'open') notes.push(`Also in the release “${title}”.`)
  }
  return notes
}
