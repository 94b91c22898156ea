import { expect, test } from 'vitest'
import { linkField } from './fields.ts'

type Check = (value: unknown, options: object) => Promise<string | true> | string | true

/** Three is the number of every record that there is. */
const req = {
  payload: { count: ({ where }: Asked) => ({ totalDocs: where.id.equals === 3 ? 1 : 0 }) },
}

type Asked = { where: { id: { equals: unknown } } }

/** What the studio says to this link when it is published. */
async function complaints(link: Record<string, string | number | undefined>) {
  const said = linkField().fields.map((field) => {
    const check = 'validate' in field ? (field.validate as Check | undefined) : undefined
    const value = 'name' in field ? Reflect.get(link, field.name) : undefined
    return check?.(value, { siblingData: link, req }) ?? true
  })
  return (await Promise.all(said)).filter((words) => words !== true)
}

test.each([
  {},
  { label: 'Lagoon', target: 'page', page: 3 },
  { label: 'Map', target: 'url', url: ' HTTPS://example.com ' },
  { label: 'Top', target: 'url', url: '#top' },
  { label: 'Dusk', target: 'experience', experience: 3 },
  { label: 'Text', target: 'page', page: '3' },
  { label: 'Hidden', target: 'experience', experience: 3, page: 4 },
  { label: 'Pool', target: 'anchor', anchor: 'pool' },
  { target: 'anchor' },
  { target: 'url' },
])('%j is a link, or none', async (link) => {
  expect(await complaints(link)).toEqual([])
})

test.each([
  [{ label: 'Lagoon', target: 'page' }, /Choose a page/],
  [{ label: 'Lagoon' }, /Choose a page/],
  [{ label: 'Dusk', target: 'experience', page: 3 }, /Choose an experience/],
  [{ label: 'Villas', target: 'category' }, /Choose a category/],
  [{ label: 'Villa', target: 'listing' }, /Choose a listing/],
  [{ label: 'Night', target: 'gallery' }, /Choose a gallery/],
  [{ label: 'Gone', target: 'page', page: 4 }, /is deleted. Choose a page that is/],
  [{ target: 'gallery', gallery: 4 }, /is deleted. Choose a gallery that is/],
  [{ label: 'Odd', target: 'page', page: 'x' }, /is deleted/],
  [{ label: 'Pool', target: 'anchor' }, /Write an anchor/],
  [{ label: 'Pool', target: 'anchor', anchor: 'the pool' }, /Start with a letter/],
  [{ label: 'Map', target: 'url' }, /Write an address/],
  [{ label: 'Map', target: 'url', url: 'https://' }, /Write an address/],
  [{ label: 'Map', target: 'url', url: '#' }, /Write an address/],
  [{ label: 'Map', target: 'url', url: '/\\evil.example' }, /Write an address/],
])('%j would never be shown, so it is refused', async (link, words) => {
  expect(await complaints(link)).toEqual([expect.stringMatching(words)])
})
