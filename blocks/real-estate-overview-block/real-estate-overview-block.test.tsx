import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lostPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, reversed, sparse, wordsOnly } from './fixture.ts'
import { RealEstateOverviewBlock } from './view.tsx'

const html = (overview: typeof full) =>
  renderToStaticMarkup(<RealEstateOverviewBlock {...overview} place={place} />)

test('a picture in the editor’s shape, and words under an h2 that names the block', () => {
  expect(html(full)).toMatch(/--ar:1\.5;.*alt="A white house.*<h2 id="title-7".*The drawings/)
  expect(html(full)).toContain('aria-labelledby="title-7"')
  expect(html(reversed)).toContain('--ar:0.8;')
  expect(html({ ...full, imageAspectRatio: 'wide' })).toContain('--ar:1.5;')
})

test('reverse puts the picture on the other side', () => {
  expect(html(reversed)).toMatch(/<section class="[^"]*reverse/)
  expect(html(full)).not.toMatch(/<section class="[^"]*reverse/)
})

test('words without a picture, or with one that is gone, take the width', () => {
  for (const media of [wordsOnly.media, mediaItem({ image: lostPicture })]) {
    expect(html({ ...full, media })).toMatch(/<section class="[^"]*wide/)
    expect(html({ ...full, media })).not.toContain('<figure')
  }
})

test('a picture alone has a name and no empty column', () => {
  expect(html(sparse)).toContain('aria-label="Overview"')
  expect(html(sparse)).not.toMatch(/<h2|words/)
})

test('a film elsewhere waits behind the picture', () => {
  expect(html(extreme)).toContain('data-embed="https://player.vimeo.com/video/76979871')
  expect(html(extreme)).not.toContain('<iframe')
})

test('neither picture nor words is nothing', () => {
  expect(html({ ...sparse, media: null })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
