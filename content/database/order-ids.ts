import type { Find, TypeWithID } from 'payload'

type Adapter = { find: Find }

/**
 * Lists are sorted by their ids alone, and only the records of the wanted page are read whole.
 * Otherwise the database would put together every record there is, blocks and all, to show a few.
 */
export function orderIdsFirst(adapter: Adapter): void {
  const find: Find = adapter.find.bind(adapter)
  adapter.find = async <T = TypeWithID>(options: Parameters<Find>[0]) => {
    const { limit = 0, sort: _sort, page: _page, ...rest } = options
    // One record is looked up by what only it has.
    if (limit < 2) return find<T>(options)
    const page = await find({ ...options, select: { id: true } })
    const ids = page.docs.map(({ id }) => id)
    if (ids.length === 0) return { ...page, docs: [] }
    const where = { id: { in: ids } }
    const { docs } = await find<T & TypeWithID>({ ...rest, where, limit: 0, pagination: false })
    const known = new Map(docs.map((doc) => [doc.id, doc]))
    return { ...page, docs: ids.flatMap((id) => known.get(id) ?? []) }
  }
}
