import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { slatsOf } from './slats.ts'
import { BannerListing } from './view.tsx'

const html = (banner: typeof full) =>
  renderToStaticMarkup(<BannerListing {...banner} place={place} />)

test('every slat is one link, named by its words alone', () => {
  expect(html(full).match(/<li/g)).toHaveLength(4)
  expect(html(full)).toMatch(
    /<a class="[^"]*slat[^"]*" href="\/experiences\/lagoon">.*?alt="".*?The Lagoon/,
  )
  expect(html(full)).not.toContain('alt="A timber jetty')
})

test('the list says how many slats share its width', () => {
  expect(html(full)).toContain('--count:4')
})

test('a slat without a title goes by the words of its link', () => {
  expect(slatsOf(extreme.media)[2]?.title).toBe('The Spa')
})

test('a picture without words keeps its alternative text and is no link', () => {
  const [, , , nave] = slatsOf(extreme.media)
  expect(nave).toMatchObject({ title: null, to: null })
  expect(html(extreme)).toContain('alt="The nave of the pavilion, white pointed ribs')
})

test('a link out opens a new tab', () => {
  expect(html(extreme)).toContain('href="https://example.com" target="_blank"')
})

test('one slat without picture and link is words', () => {
  expect(html(sparse)).not.toMatch(/<(a|img|svg)\b|data-over-media/)
})

test('without any picture the slats are rows of words', () => {
  const bare = html({ media: full.media.map((slat) => ({ ...slat, image: null })) })
  expect(bare.match(/<a class="[^"]*row/g)).toHaveLength(4)
  expect(bare).not.toMatch(/slat|data-over-media/)
})

test('a slat with nothing to show is left out, and no slats are nothing', () => {
  expect(slatsOf(extreme.media)).toHaveLength(5)
  expect(html({ media: [{ id: 's1', title: ' ', image: null, link: null }] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
