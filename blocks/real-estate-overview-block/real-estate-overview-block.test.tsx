import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, reversed, sparse, wordsOnly } from './fixture.ts'
import { RealEstateOverviewBlock } from './view.tsx'

const html = (overview: typeof full) =>
  renderToStaticMarkup(<RealEstateOverviewBlock {...overview} place={place} />)

test('renders a picture in the editor’s ratio, and text named by its h2', () => {
  expect(html(full)).toMatch(/--ar:1\.5;.*alt="A white house.*<h2 id="title-7".*The drawings/)
  expect(html(full)).toContain('aria-labelledby="title-7"')
  expect(html(reversed)).toContain('--ar:0.8;')
  expect(html({ ...full, imageAspectRatio: 'wide' })).toContain('--ar:1.5;')
})

test('moves the picture to the other side with reverse', () => {
  expect(html(reversed)).toMatch(/<section class="[^"]*reverse/)
  expect(html(full)).not.toMatch(/<section class="[^"]*reverse/)
})

test('gives the text the full width without a picture', () => {
  for (const media of [wordsOnly.media, mediaItem({ image: deletedPicture })]) {
    expect(html({ ...full, media })).toMatch(/<section class="[^"]*wide/)
    expect(html({ ...full, media })).not.toContain('<figure')
  }
})

test('leaves no empty column for a picture alone, and keeps a name', () => {
  expect(html(sparse)).toContain('aria-label="Overview"')
  expect(html(sparse)).not.toMatch(/<h2|words/)
})

test('shows an external film behind its poster', () => {
  expect(html(extreme)).toContain('data-embed="https://player.vimeo.com/video/76979871')
  expect(html(extreme)).not.toContain('<iframe')
})

test('renders nothing without picture and text', () => {
  expect(html({ ...sparse, media: null })).toBe('')
})
