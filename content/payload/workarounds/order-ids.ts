import type { Find, TypeWithID } from 'payload'

type Adapter = { find: Find }

/**
 * Sorts a list by reading ids only, then reads the full records of the requested page. Payload
 * sorts and limits in the query that reads all columns
 * (`@payloadcms/drizzle/dist/find/findMany.js`): the database assembles every record, including its
 * blocks, to return a few.
 *
 * No upstream issue found. To reproduce, log the SQL of `payload.find({ collection, limit: 10 })`.
 */
export function orderIdsFirst(adapter: Adapter): void {
  const find: Find = adapter.find.bind(adapter)
  adapter.find = async <T = TypeWithID>(options: Parameters<Find>[0]) => {
    const { limit = 0, sort: _sort, page: _page, ...rest } = options
    // A single record or all of them are read directly: there is nothing to skip.
    if (limit < 2) return find<T>(options)
    const page = await find({ ...options, select: { id: true } })
    const ids = page.docs.map(({ id }) => id)
    if (ids.length === 0) return { ...page, docs: [] }
    const where = { id: { in: ids } }
    const { docs } = await find<T & TypeWithID>({ ...rest, where, limit: 0, pagination: false })
    const byId = new Map(docs.map((doc) => [doc.id, doc]))
    return { ...page, docs: ids.flatMap((id) => byId.get(id) ?? []) }
  }
}
