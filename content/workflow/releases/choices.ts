import type { PayloadRequest } from 'payload'
import { readMembersWhere } from './read-release.ts'
import { readReleaseSchedules } from './schedule.ts'
import type { ReleaseChoice } from './shown.ts'

const MOST = 100

/** The releases that are not published, the newest first, and their effect on a record. */
export async function readChoices(req: PayloadRequest, record: string): Promise<ReleaseChoice[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { not_equals: 'published' } },
    sort: '-createdAt',
    limit: MOST,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  if (docs.length === 0) return []
  const members = await readMembersWhere(req, { record: { equals: record } })
  const times = await readReleaseSchedules(req)
  return docs.map(({ id, title }) => {
    const member = members.find(({ release }) => release === id)
    const time = times.find(({ release, isFailed }) => release === id && !isFailed)
    const action = member?.isPublish ? 'publish' : 'unpublish'
    return { id, title, ...(member && { action }), ...(time && { at: time.at }) }
  })
}
