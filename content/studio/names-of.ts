import type { PayloadRequest } from 'payload'

/** The names of accounts by id; deleted ones are missing. */
export async function namesOf(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, name, email }) => [id, name?.trim() || email]))
}
