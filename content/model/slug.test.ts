import { expect, test } from 'vitest'
import { checkSlug } from './slug.ts'

test('an address takes letters, digits and single dashes', () => {
  expect(checkSlug('sea-villas-2')).toBe(true)
})

test.each(['Sea', 'sea_villas', 'a b', 'a--b', '-a', 'a.b', 'é', 'a/b'])(
  'the address “%s” is refused with an example',
  (slug) => {
    expect(checkSlug(slug)).toMatch(/small letters, digits and single dashes, for example “/)
  },
)

test.each(['map', 'real-estate', 'media', 'builds', 'graphql', 'preview', 'assets'])(
  'the address “%s” belongs to the site itself',
  (slug) => {
    expect(checkSlug(slug)).toBe(
      `The site itself lives at “${slug}”. Choose another address, for example “about-${slug}”.`,
    )
  },
)

test('a page without title and address is asked for one', () => {
  expect(checkSlug('')).toBe('Give the page a title or an address.')
  expect(checkSlug(undefined)).toBe('Give the page a title or an address.')
})

test('a page whose title has no Latin letters is asked for an address', () => {
  expect(checkSlug('', '別荘')).toMatch(/no Latin letters/)
})
