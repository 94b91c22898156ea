import type { Payload } from 'payload'

/** A change of the feed, with the time since its commit. */
type FoundChange = { sequence: number; ageMs: number }

/** Only recent changes are searched: the form asks right after the publish. */
const MAX_CHANGES = 100

type Row = { id: number; tags?: unknown; createdAt?: unknown }

/**
 * The newest change that published these records, named by their tags (`pages:12`); undefined if it
 * is not a recent one.
 */
export async function findChange(
  payload: Payload,
  ...records: string[]
): Promise<FoundChange | undefined> {
  const options = { sort: '-id', limit: MAX_CHANGES, pagination: false }
  const { docs } = await payload.db.find<Row>({ collection: 'changes', ...options })
  const found = docs.find(
    ({ tags }) => Array.isArray(tags) && records.some((record) => tags.includes(record)),
  )
  if (!found) return undefined
  const ageMs = Date.now() - new Date(String(found.createdAt)).getTime()
  return { sequence: found.id, ageMs: Math.max(0, ageMs) }
}
