import { expect, test } from 'vitest'
import { type Tab, tabOf, tabQuery, tabsFor } from './filters.ts'

const now = new Date('2026-11-23T12:00:00Z')
const tabs = tabsFor(7, now)

/** The filters as the studio reads them from its address. */
function parse(query: string): unknown {
  const root: Record<string, unknown> = {}
  for (const [key, value] of new URLSearchParams(query)) {
    const names = key.split(/[[\]]+/).filter(Boolean)
    const last = names.pop() ?? ''
    let place = root
    for (const name of names) {
      place[name] ??= {}
      place = place[name] as Record<string, unknown>
    }
    place[last] = value
  }
  return root.where
}

test.each(tabs.map((tab) => [tab.name, tab] as const))(
  'the address of “%s” shows it',
  (name, tab) => {
    expect(tabOf(tabsFor(7, new Date()), parse(tabQuery(tab)))).toBe(name)
  },
)

test('a search continues in another tab', () => {
  const [open] = tabs as [Tab]
  expect(new URLSearchParams(tabQuery(open, 'a b&c')).get('search')).toBe('a b&c')
})

test('filters that a person has set are no tab', () => {
  expect(tabOf(tabs, { and: [{ name: { equals: 'Ines' } }] })).toBeUndefined()
  expect(tabOf(tabs, { and: [{ assignee: { equals: 8 } }] })).toBeUndefined()
})
