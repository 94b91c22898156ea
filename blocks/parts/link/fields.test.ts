import { expect, test } from 'vitest'
import { linkField } from './fields.ts'

type Check = (value: unknown, options: object) => Promise<string | true> | string | true

/** The only stored record of each collection has the id 3. */
const req = {
  payload: { count: ({ where }: CountArgs) => ({ totalDocs: where.id.equals === 3 ? 1 : 0 }) },
}

type CountArgs = { where: { id: { equals: unknown } } }

/** The validation messages for a link. */
async function errorsOf(link: Record<string, string | number | undefined>) {
  const results = linkField().fields.map((field) => {
    const check = 'validate' in field ? (field.validate as Check | undefined) : undefined
    const value = 'name' in field ? Reflect.get(link, field.name) : undefined
    return check?.(value, { siblingData: link, req }) ?? true
  })
  return (await Promise.all(results)).filter((result) => result !== true)
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
])('accepts %j', async (link) => {
  expect(await errorsOf(link)).toEqual([])
})

test.each([
  [{ label: 'Lagoon', target: 'page' }, /Choose a page/],
  [{ label: 'Lagoon' }, /Choose a page/],
  [{ label: 'Dusk', target: 'experience', page: 3 }, /Choose an experience/],
  [{ label: 'Villas', target: 'category' }, /Choose a category/],
  [{ label: 'Villa', target: 'listing' }, /Choose a listing/],
  [{ label: 'Night', target: 'gallery' }, /Choose a gallery/],
  [{ label: 'Gone', target: 'page', page: 4 }, /was deleted. Choose a page that exists/],
  [{ target: 'gallery', gallery: 4 }, /was deleted. Choose a gallery that exists/],
  [{ label: 'Odd', target: 'page', page: 'x' }, /was deleted/],
  [{ label: 'Pool', target: 'anchor' }, /Enter an anchor/],
  [{ label: 'Pool', target: 'anchor', anchor: 'the pool' }, /Start with a letter/],
  [{ label: 'Map', target: 'url' }, /Enter a URL/],
  [{ label: 'Map', target: 'url', url: 'https://' }, /Enter a URL/],
  [{ label: 'Map', target: 'url', url: '#' }, /Enter a URL/],
  [{ label: 'Map', target: 'url', url: '/\\evil.example' }, /Enter a URL/],
])('refuses %j, which would never be shown', async (link, message) => {
  expect(await errorsOf(link)).toEqual([expect.stringMatching(message)])
})
