import type { PayloadRequest } from 'payload'
import { namesOf } from '../../studio/names-of.ts'
import { readReleaseSchedules } from './schedule.ts'

/** The times of releases, shown beside those of single records. */
export async function describeReleaseSchedules(req: PayloadRequest) {
  const schedules = await readReleaseSchedules(req)
  if (schedules.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { id: { in: schedules.map(({ release }) => release) } },
    depth: 0,
    pagination: false,
    req,
  })
  const titles = new Map(docs.map(({ id, title }) => [id, title]))
  const names = await namesOf(
    req,
    schedules.flatMap(({ by }) => by ?? []),
  )
  return schedules.map(({ release, by, ...schedule }) => {
    const name = by === undefined ? undefined : names.get(by)
    const title = titles.get(release) ?? 'A release that was deleted'
    const path = `/collections/releases/${release}`
    return { ...schedule, isPublish: true, path, title, ...(name && { by: name }) }
  })
}
