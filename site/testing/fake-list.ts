type Fields = Record<string, unknown>
type Condition = Record<string, unknown>

export type ListArgs = {
  first?: number
  skip?: number
  filter?: Record<string, Condition> | null
  orderBy?: string[]
  orderByFact?: { key: string; isDescending?: boolean } | null
}

/** Sorts, filters and pages a list as the content service's database does; missing values come last. */
export function listOf(
  records: Fields[],
  { first, skip = 0, filter, orderBy, orderByFact }: ListArgs,
): Fields[] {
  const conditions = Object.entries(filter ?? {})
  const found = records.filter((one) =>
    conditions.every(([name, asked]) => meets(one, name, asked)),
  )
  // Facts with a field of the same name are sorted by it.
  const order = orderByFact
    ? `${orderByFact.key}_${orderByFact.isDescending ? 'DESC' : 'ASC'}`
    : (orderBy?.[0] ?? 'title_ASC')
  const sorted = found.toSorted((one, other) => compare(one, other, order))
  return sorted.slice(skip, first === undefined ? undefined : skip + first)
}

function meets(record: Fields, name: string, asked: Condition) {
  // Which listings meet a condition on facts is tested with the content service.
  if (name === 'facts') return true
  const value = name === 'category' ? slugOf(record.category) : record[name]
  return Object.entries(asked).every(([operator, wanted]) => holds(value, operator, wanted))
}

function slugOf(record: unknown) {
  return typeof record === 'object' && record !== null && 'slug' in record ? record.slug : undefined
}

function holds(value: unknown, operator: string, wanted: unknown): boolean {
  if (operator === 'exists') return (value !== null && value !== undefined) === wanted
  if (operator === 'in') return Array.isArray(wanted) && wanted.includes(value)
  if (operator === 'eq') return value === wanted
  if (typeof value !== 'number' || typeof wanted !== 'number') return false
  if (operator === 'gte') return value >= wanted
  if (operator === 'lt') return value < wanted
  throw new Error(`The fake content service does not know the operator ${operator}.`)
}

function compare(one: Fields, other: Fields, orderBy: string) {
  const at = orderBy.lastIndexOf('_')
  const [name, sign] = [orderBy.slice(0, at), orderBy.endsWith('_DESC') ? -1 : 1]
  const [a, b] = [one[name], other[name]]
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
  return sign * order(a, b)
}

function isMissing(value: unknown) {
  return value === null || value === undefined
}

function order(one: unknown, other: unknown) {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other))
}
