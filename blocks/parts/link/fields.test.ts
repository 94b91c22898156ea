import { expect, test } from 'vitest'
import { linkField } from './fields.ts'

type Check = (value: unknown, options: { siblingData: object }) => string | true

/** What the studio says to this link when it is published. */
function complaints(link: { label?: string; target?: string; page?: number; url?: string }) {
  const said = linkField().fields.map((field) => {
    const check = 'validate' in field ? (field.validate as Check | undefined) : undefined
    const value = 'name' in field ? Reflect.get(link, field.name) : undefined
    return check?.(value, { siblingData: link }) ?? true
  })
  return said.filter((words) => words !== true)
}

test.each([
  {},
  { label: 'Lagoon', target: 'page', page: 3 },
  { label: 'Map', target: 'url', url: ' HTTPS://example.com ' },
  { label: 'Top', target: 'url', url: '#top' },
  { target: 'url' },
])('%j is a link, or none', (link) => {
  expect(complaints(link)).toEqual([])
})

test.each([
  [{ label: 'Lagoon', target: 'page' }, /Choose a page/],
  [{ label: 'Lagoon' }, /Choose a page/],
  [{ label: 'Map', target: 'url' }, /Write an address/],
  [{ label: 'Map', target: 'url', url: 'https://' }, /Write an address/],
  [{ label: 'Map', target: 'url', url: '#' }, /Write an address/],
  [{ label: 'Map', target: 'url', url: '/\\evil.example' }, /Write an address/],
])('%j would never be shown, so it is refused', (link, words) => {
  expect(complaints(link)).toEqual([expect.stringMatching(words)])
})
