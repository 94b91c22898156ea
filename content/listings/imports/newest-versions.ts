import type { PayloadRequest } from 'payload'

/** The ids of the newest versions of these listings, by listing. */
export async function newestVersions(
  req: PayloadRequest,
  ids: number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.db.findVersions({
    collection: 'listings',
    where: { parent: { in: ids }, latest: { equals: true } },
    sort: 'id',
    select: { parent: true },
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, parent }) => [Number(parent), Number(id)]))
}
