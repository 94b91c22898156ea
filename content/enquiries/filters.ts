import type { Where } from 'payload'
import { OPEN, STATES } from './states.ts'

/** The fields that the search of the list covers. */
export const SEARCHED = [
  'name',
  'email',
  'message',
  'reference',
  'notes.text',
  'answers.text',
  'replies.text',
] as const

export type Tab = { name: string; label: string; where: Where }

/** Those that nobody has answered in time, including those in hand. */
export function overdueWhere(now: Date): Where {
  return {
    and: [
      { state: { in: [...OPEN] } },
      { dueAt: { less_than: now.toISOString() } },
      { erasedAt: { exists: false } },
    ],
  }
}

/** The quick filters above the list. */
export function tabsFor(user: number | string | undefined, now: Date): Tab[] {
  const states = STATES.map(({ value, label }) => {
    return { name: value, label, where: { and: [{ state: { equals: value } }] } }
  })
  return [
    { name: 'open', label: 'All open', where: { and: [{ state: { in: [...OPEN] } }] } },
    ...states,
    { name: 'mine', label: 'Mine', where: { and: [{ assignee: { equals: user } }] } },
    { name: 'overdue', label: 'Overdue', where: overdueWhere(now) },
    { name: 'all', label: 'All', where: {} },
  ]
}

/**
 * The query of the list that shows a tab. With a query of this form the studio leaves its panel of
 * filters closed; it opens the panel for queries that the panel wrote, `where[or][0][and]…`.
 */
export function tabQuery({ where }: Tab, search = ''): string {
  const query = new URLSearchParams()
  for (const [i, one] of (where.and ?? []).entries()) {
    for (const [field, condition] of Object.entries(one)) {
      for (const [operator, value] of Object.entries(condition)) {
        append(query, `where[and][${i}][${field}][${operator}]`, value)
      }
    }
  }
  if (search !== '') query.set('search', search)
  return query.size > 0 ? `?${query}` : ''
}

function append(query: URLSearchParams, key: string, value: unknown) {
  if (!Array.isArray(value)) return query.append(key, String(value))
  for (const [i, item] of value.entries()) query.append(`${key}[${i}]`, String(item))
}

/** The tab that a list with these filters shows; undefined for filters that a person has set. */
export function tabOf(tabs: readonly Tab[], where: unknown): string | undefined {
  const own = shapeOf(where)
  return tabs.find((tab) => shapeOf(tab.where) === own)?.name
}

/** Filters without their nesting; a time differs at each query. */
function shapeOf(where: unknown): string {
  return conditionsIn(where).sort().join('\n')
}

function conditionsIn(where: unknown, path = ''): string[] {
  if (where === undefined && path === '') return []
  if (typeof where !== 'object' || where === null) {
    return [`${path}=${path.includes('dueAt') ? 'time' : where}`]
  }
  return Object.entries(where).flatMap(([name, value]) => {
    const isNesting = /^(?:and|or|\d+)$/.test(name)
    return conditionsIn(value, isNesting ? path : `${path}.${name}`)
  })
}
