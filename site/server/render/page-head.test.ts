import { expect, test } from 'vitest'
import type { Settings } from '../../content/settings.ts'
import { pageHead } from './page-head.ts'

const site: NonNullable<Settings['site']> = {
  name: 'Our Place',
  locale: 'en',
  currency: null,
  timeZone: null,
  lat: null,
  lng: null,
  features: null,
  tags: null,
  favicon: null,
  icons: [],
  faviconMetaTags: [],
  inquireTo: null,
  addresses: null,
  kind: null,
}
const headOf = (tags: Parameters<typeof pageHead>[0]['tags'], settings: Settings['site'] = site) =>
  pageHead({ path: '/about', tags, site: settings, siteUrl: 'https://example.org' })

test('tags keep allowed attributes only, under their React names', () => {
  const attributes = {
    property: 'og:title',
    content: 'A "title"',
    'HTTP-EQUIV': 'refresh',
    onload: 'x',
  }
  expect(headOf([{ tag: 'meta', attributes, content: null }])).toContainEqual({
    tag: 'meta',
    attributes: { property: 'og:title', content: 'A "title"' },
  })
})

test('script and style elements are dropped', () => {
  const head = headOf([
    { tag: 'script', attributes: { src: '/x.js' }, content: 'alert(1)' },
    { tag: 'style', attributes: null, content: '*{}' },
    { tag: 'meta', attributes: null, content: 'x' },
  ])
  expect(head.map(({ tag }) => tag)).toEqual(['title', 'link', 'link', 'link'])
})

test('a page without a title uses the name of the site', () => {
  expect(headOf([])[0]).toEqual({ tag: 'title', content: 'Our Place' })
  expect(headOf([{ tag: 'title', attributes: null, content: 'Own' }])).toContainEqual({
    tag: 'title',
    content: 'Own',
  })
})

test('the canonical link uses the configured site URL, the icon comes from the settings', () => {
  const canonical = { rel: 'canonical', href: 'https://example.org/about' }
  expect(headOf([], null)).toContainEqual({ tag: 'link', attributes: canonical })
  const icon = { tag: 'link', attributes: { rel: 'icon', href: '/media/i.svg' }, content: null }
  const head = headOf([], { ...site, faviconMetaTags: [icon] })
  expect(head.filter((tag) => JSON.stringify(tag).includes('"icon"'))).toEqual([
    { tag: 'link', attributes: icon.attributes },
  ])
})
