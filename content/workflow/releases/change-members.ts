import { Forbidden, type PayloadRequest } from 'payload'
import { readNewest } from '../../editing/together/target.ts'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { userName } from '../../payload/user-name.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { readMembersWhere, readRelease } from './read-release.ts'
import { parseRecord, recordText } from './records.ts'
import { readReleaseSchedules } from './schedule.ts'
import { recordTitle } from './titles.ts'
import { isOnSite } from './versions-of.ts'

const collection = 'release-members'
const MOST = 100

const NO_RECORD = 'Save this first: then it can be added to a release.'
const FULL = `A release has at most ${MOST} records. Make another one for the rest.`
const PUBLISHED =
  'This release is published, so its records stay as they are. Take it back first, or make a new one.'
const SCHEDULED =
  'This release has a time already, so only publishers may change its records. Ask one, or choose another release.'
const CHANGED_AGAIN = 'This was changed again since you looked at it. Look at it again, please.'
const NOT_ON_SITE = 'This is not on the site, so it cannot be taken off it.'

/**
 * Adds a record in its current state, or notes that its newest draft has been seen again. Editors
 * prepare releases; once a publisher has set a time, only publishers can change it. `seen` is the
 * time at which the draft was saved that the person has seen.
 */
export async function addMember(
  req: PayloadRequest,
  release: number,
  named: unknown,
  isPublish: boolean,
  seen?: unknown,
) {
  await requireOpen(req, release)
  const target = parseRecord(req.payload.config, named)
  const newest = target && (await readNewest(req, target, false))
  if (!target || !newest) throw refusal(NO_RECORD, 400)
  if (!isPublish && !(await isOnSite(req, target))) throw refusal(NOT_ON_SITE, 400)
  const record = recordText(target)
  const members = await readMembersWhere(req, { release: { equals: release } })
  const own = members.find((one) => one.record === record)
  if (!own && members.length >= MOST) throw refusal(FULL)
  if (own && seen !== undefined && seen !== newest.savedAt) throw refusal(CHANGED_AGAIN)
  const data = {
    title: await recordTitle(req, target),
    action: isPublish ? 'publish' : 'unpublish',
    savedAt: newest.savedAt,
    addedBy: userName(req.user),
    before: null,
    made: null,
  }
  const { db } = req.payload
  if (own) await db.updateOne({ collection, id: own.id, data, req, returning: false })
  else await db.create({ collection, data: { ...data, release, record }, req })
}

/** Removes a record from a release; the record itself stays unchanged. */
export async function removeMember(req: PayloadRequest, release: number, record: string) {
  await requireOpen(req, release)
  const where = { release: { equals: release }, record: { equals: record } }
  await req.payload.db.deleteMany({ collection, where, req })
}

async function requireOpen(req: PayloadRequest, release: number) {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  await waitForRecord(req, 'releases', release)
  const { state } = await readRelease(req, release)
  if (state === 'published') throw refusal(PUBLISHED)
  const isScheduled = (await readReleaseSchedules(req, release)).some(({ isFailed }) => !isFailed)
  if (isScheduled && !isPublisher({ req })) throw refusal(SCHEDULED, 403)
}
