import { expect, test } from 'vitest'
import { checkSlug } from './slug.ts'

test('a slug has letters, digits and single hyphens', () => {
  expect(checkSlug('sea-villas-2')).toBe(true)
})

test.each(['Sea', 'sea_villas', 'a b', 'a--b', '-a', 'a.b', 'é', 'a/b'])(
  'the slug “%s” is rejected with an example',
  (slug) => {
    expect(checkSlug(slug)).toMatch(/lowercase letters, digits and single hyphens, for example “/)
  },
)

test.each(['map', 'real-estate', 'media', 'builds', 'graphql', 'preview', 'assets'])(
  'the slug “%s” is reserved',
  (slug) => {
    expect(checkSlug(slug)).toBe(
      `“${slug}” is used by the site itself. Choose another slug, for example “about-${slug}”.`,
    )
  },
)

test('below another page a reserved name is a slug like others', () => {
  expect(checkSlug('map', undefined, 'category')).toBe(true)
  expect(checkSlug('media', undefined, 'gallery')).toBe(true)
})

test('a page without title and slug is rejected', () => {
  expect(checkSlug('')).toBe('Give the page a title or a slug.')
  expect(checkSlug(undefined)).toBe('Give the page a title or a slug.')
})

test('a page whose title has no Latin letters needs a slug', () => {
  expect(checkSlug('', '別荘')).toMatch(/no Latin letters/)
})
