type Direction = 'asc' | 'desc'
type Query = { orderBy?: unknown }
type Dialect = { buildSelectQuery: (query: Query) => unknown }

/**
 * Sorts records without a value last in both directions. By default each engine does so in one
 * direction only; `direction` is the other one, to which `nulls last` is added. Payload has no
 * option for it, and neither have drizzle’s `asc()` and `desc()` (`drizzle-orm/sql/expressions/`).
 * https://github.com/drizzle-team/drizzle-orm/issues/1699
 */
export function sortNullsLast(drizzle: object, direction: Direction): void {
  const dialect = dialectOf(drizzle)
  const { buildSelectQuery } = dialect
  dialect.buildSelectQuery = function build(query) {
    const { orderBy } = query
    if (!Array.isArray(orderBy)) return buildSelectQuery.call(this, query)
    const nullsLast = orderBy.map((one) => withNullsLast(one, direction))
    return buildSelectQuery.call(this, { ...query, orderBy: nullsLast })
  }
}

function dialectOf(drizzle: object): Dialect {
  const dialect = 'dialect' in drizzle ? drizzle.dialect : undefined
  if (isDialect(dialect)) return dialect
  throw new Error(
    'This version of Drizzle is not supported: see content/payload/workarounds/nulls-last.ts.',
  )
}

function isDialect(value: unknown): value is Dialect {
  return typeof value === 'object' && value !== null && 'buildSelectQuery' in value
}

/** Drizzle’s `asc(column)` has three chunks: an empty text, the column and the direction. */
function withNullsLast(order: unknown, direction: Direction) {
  const [, column, end] = chunksOf(order)
  const isOther = !isColumn(column) || column.notNull || !isText(end)
  if (!isOther && end.value.join('') === ` ${direction}`) end.value = [` ${direction} nulls last`]
  return order
}

function chunksOf(order: unknown): unknown[] {
  const isSql = typeof order === 'object' && order !== null && 'queryChunks' in order
  return isSql && Array.isArray(order.queryChunks) ? order.queryChunks : []
}

function isColumn(chunk: unknown): chunk is { notNull: boolean } {
  return typeof chunk === 'object' && chunk !== null && 'notNull' in chunk
}

function isText(chunk: unknown): chunk is { value: string[] } {
  const isChunk = typeof chunk === 'object' && chunk !== null && 'value' in chunk
  return isChunk && Array.isArray(chunk.value)
}
