import type { PayloadRequest } from 'payload'

/** The names of the unpublished releases that contain a record, by `recordText`; of all records. */
export async function readOpenReleases(req: PayloadRequest): Promise<Map<string, string[]>> {
  const { docs } = await req.payload.find({
    collection: 'release-members',
    where: { 'release.state': { equals: 'open' } },
    sort: 'id',
    // One more query, for the releases of all rows together.
    depth: 1,
    pagination: false,
    req,
  })
  const names = new Map<string, string[]>()
  for (const { record, release } of docs) {
    if (typeof release !== 'object') continue
    names.set(record, [...(names.get(record) ?? []), release.title])
  }
  return names
}
