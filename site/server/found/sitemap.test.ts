import { expect, test } from 'vitest'
import { parseXml, textsOf } from '../../testing/parse-xml.ts'
import { indexedPage } from '../../testing/records.ts'
import { MAX_ADDRESSES, sitemap } from './sitemap.ts'

const siteUrl = 'https://example.org'
const three = ['/', '/about', '/map'].map((path) => indexedPage(path))

test('a sitemap has each page with its time and picture, escaped', () => {
  const image = "/media/a&b'.jpg?w=1000&h=800"
  const pages = [indexedPage('/'), indexedPage('/about', { image })]
  const text = sitemap(pages, { number: 0, siteUrl }) ?? ''
  const xml = parseXml(text)
  expect(xml.tagName).toBe('urlset')
  expect(textsOf(xml, 'loc')).toEqual(['https://example.org/', 'https://example.org/about'])
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z'])
  expect(textsOf(xml, 'image:loc')).toEqual([new URL(image, siteUrl).href])
  expect(text).toContain('a&amp;b')
})

test('addresses that do not fit into one file are in several, each of them once', () => {
  const file = (number: number) => sitemap(three, { number, siteUrl, max: 2 })
  const index = parseXml(file(0) ?? '')
  expect(index.tagName).toBe('sitemapindex')
  expect(textsOf(index, 'loc')).toEqual([
    'https://example.org/sitemap-1.xml',
    'https://example.org/sitemap-2.xml',
  ])
  const listed = [1, 2].flatMap((number) => textsOf(parseXml(file(number) ?? ''), 'loc'))
  expect(listed).toEqual(three.map(({ path }) => siteUrl + path))
  expect(file(3)).toBeUndefined()
})

test('a sitemap holds as many addresses as the format allows', () => {
  const many = Array.from({ length: MAX_ADDRESSES + 1 }, (_, at) => indexedPage(`/page-${at}`))
  expect(sitemap(many.slice(1), { number: 0, siteUrl })).toContain('<urlset')
  expect(sitemap(many.slice(1), { number: 1, siteUrl })).toBeUndefined()
  expect(sitemap(many, { number: 0, siteUrl })).toContain('<sitemapindex')
  expect(sitemap(many, { number: 2, siteUrl })?.match(/<loc>/g)).toHaveLength(1)
})
