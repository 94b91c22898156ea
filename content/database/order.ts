type Direction = 'asc' | 'desc'
type Query = { orderBy?: unknown }
type Dialect = { buildSelectQuery: (query: Query) => unknown }

/**
 * Records without a value come last whichever way a list is sorted. The engines see to it in one
 * direction each, and the one named here has to be told for the other.
 */
export function emptyLast(drizzle: object, direction: Direction): void {
  const dialect = dialectOf(drizzle)
  const { buildSelectQuery } = dialect
  dialect.buildSelectQuery = function build(query) {
    const { orderBy } = query
    const told = Array.isArray(orderBy) ? orderBy.map((one) => tell(one, direction)) : orderBy
    return buildSelectQuery.call(this, { ...query, orderBy: told })
  }
}

function dialectOf(drizzle: object): Dialect {
  const dialect = 'dialect' in drizzle ? drizzle.dialect : undefined
  if (isDialect(dialect)) return dialect
  throw new Error('This version of drizzle builds its queries in another way: see order.ts.')
}

function isDialect(value: unknown): value is Dialect {
  return typeof value === 'object' && value !== null && 'buildSelectQuery' in value
}

/** Drizzle’s `asc(column)` is three chunks: nothing, the column, and the text of the direction. */
function tell(order: unknown, direction: Direction) {
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
