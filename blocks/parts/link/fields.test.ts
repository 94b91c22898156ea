import { expect, test } from 'vitest'
import { linkField } from './fields.ts'

type Check = (value: unknown, options: { siblingData: object }) => string | true

/** What the studio says to this link when it is published. */
function complaints(link: Record<string, string | number | undefined>) {
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
  { label: 'Dusk', target: 'experience', experience: 3 },
  { label: 'Pool', target: 'anchor', anchor: 'pool' },
  { target: 'anchor' },
  { target: 'url' },
])('%j is a link, or none', (link) => {
  expect(complaints(link)).toEqual([])
})

test.each([
  [{ label: 'Lagoon', target: 'page' }, /Choose a page/],
  [{ label: 'Lagoon' }, /Choose a page/],
  [{ label: 'Dusk', target: 'experience', page: 3 }, /Choose an experience/],
  [{ label: 'Villas', target: 'category' }, /Choose a category/],
  [{ label: 'Villa', target: 'listing' }, /Choose a listing/],
  [{ label: 'Night', target: 'gallery' }, /Choose a gallery/],
  [{ label: 'Pool', target: 'anchor' }, /Write an anchor/],
  [{ label: 'Pool', target: 'anchor', anchor: 'the pool' }, /Start with a letter/],
  [{ label: 'Map', target: 'url' }, /Write an address/],
  [{ label: 'Map', target: 'url', url: 'https://' }, /Write an address/],
  [{ label: 'Map', target: 'url', url: '#' }, /Write an address/],
  [{ label: 'Map', target: 'url', url: '/\\evil.example' }, /Write an address/],
])('%j would never be shown, so it is refused', (link, words) => {
  expect(complaints(link)).toEqual([expect.stringMatching(words)])
})
