import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { expect, test } from 'vitest'
import { parseXml, textsOf } from '../../testing/parse-xml.ts'
import { indexedPage } from '../../testing/records.ts'
import { houseFeed } from './house-feed.ts'

const siteUrl = 'https://example.org:8443'
const old = indexedPage('/real-estate/villas/old', {
  id: '7',
  title: 'Old <house>',
  description: 'Between pines & quiet',
  updatedAt: '2026-05-02T08:00:00.000Z',
})
const fresh = indexedPage('/real-estate/villas/fresh', {
  id: '8',
  createdAt: '2026-04-01T00:00:00.000Z',
  updatedAt: '2026-04-01T00:00:00.000Z',
})
const pages = [indexedPage('/real-estate/villas'), old, fresh, indexedPage('/about')]

test('the feed has the houses only, the newest first, with lasting ids and dates', () => {
  const xml = parseXml(houseFeed({ name: 'Our & Place', statement: '', pages }, siteUrl, ENGLISH))
  const entries = [...xml.getElementsByTagName('entry')]
  expect(entries.map((entry) => textsOf(entry, 'title'))).toEqual([['fresh'], ['Old <house>']])
  expect(textsOf(xml, 'id')).toEqual([
    'https://example.org:8443/feed.xml',
    'tag:example.org,2026-04-01:listing-8',
    'tag:example.org,2026-03-01:listing-7',
  ])
  expect(textsOf(xml, 'updated')).toEqual([
    old.updatedAt,
    '2026-04-01T00:00:00.000Z',
    old.updatedAt,
  ])
  expect(textsOf(xml, 'published')).toEqual([fresh.createdAt, old.createdAt])
  expect(textsOf(xml, 'summary')).toEqual(['Between pines & quiet'])
  expect(textsOf(xml, 'name')).toEqual(['Our & Place'])
  expect(entries[1]?.querySelector('link')?.getAttribute('href')).toBe(siteUrl + old.path)
})

test('the feed ends after fifty houses, and is valid without any', () => {
  const many = Array.from({ length: 60 }, (_, at) => indexedPage(`/real-estate/villas/a${at}`))
  const full = houseFeed({ name: 'Our Place', statement: '', pages: many }, siteUrl, ENGLISH)
  expect(full.match(/<entry>/g)).toHaveLength(50)
  const none = parseXml(
    houseFeed({ name: 'Our Place', statement: '', pages: [] }, siteUrl, ENGLISH),
  )
  expect(textsOf(none, 'updated')).toEqual(['1970-01-01T00:00:00.000Z'])
})
