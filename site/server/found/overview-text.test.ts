import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { expect, test } from 'vitest'
import { indexedPage } from '../../testing/records.ts'
import { overviewText } from './overview-text.ts'

const siteUrl = 'https://example.org'

test('a site without a name is called like its address', () => {
  const text = overviewText({ name: '', statement: '', pages: [] }, siteUrl, ENGLISH)
  expect(text.split('\n')[0]).toBe('# example.org')
})

test('the overview has name, sentence and the pages by section', () => {
  const pages = [
    indexedPage('/'),
    indexedPage('/about', { title: 'About [us]', description: 'Who\nwe <are>.' }),
    indexedPage('/experiences/reef-walk'),
    indexedPage('/real-estate', { title: null }),
    indexedPage('/real-estate/villas/casa-1', { description: 'A house.' }),
  ]
  const text = overviewText(
    { name: 'Our Place', statement: 'By\nthe lake.', pages },
    siteUrl,
    ENGLISH,
  )
  expect(text).toBe(`# Our Place

> By the lake.

## Pages

- [Our Place](https://example.org/)
- [About \\[us\\]](https://example.org/about): Who we \\<are\\>.

## Experiences

- [reef-walk](https://example.org/experiences/reef-walk)

## Real estate

- [/real-estate](https://example.org/real-estate)

## Newest houses

- [casa-1](https://example.org/real-estate/villas/casa-1): A house.

## Everything

- [Sitemap](https://example.org/sitemap.xml): all pages
- [Feed](https://example.org/feed.xml): new houses
`)
})

test('the overview names a hundred houses at most', () => {
  const pages = Array.from({ length: 120 }, (_, at) => indexedPage(`/real-estate/villas/a${at}`))
  const text = overviewText({ name: 'Our Place', statement: '', pages }, siteUrl, ENGLISH)
  expect(text.match(/\/villas\/a/g)).toHaveLength(100)
})
