import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, reversed, sparse, wordsOnly } from './fixture.ts'
import { RealEstateOverviewBlock } from './view.tsx'

const body = (overview: typeof full) =>
  render(<RealEstateOverviewBlock {...overview} place={place} />)

const find = (overview: typeof full, selector: string) => body(overview).querySelector(selector)

const styleOf = (overview: typeof full) => find(overview, 'figure > .media')?.getAttribute('style')

test('renders a picture in the editor’s ratio, and text named by its h2', () => {
  expect(styleOf(full)).toContain('--ar:1.5;')
  expect(find(full, 'figure img')?.getAttribute('alt')).toMatch(/^A white house/)
  expect(find(full, 'figure + div > h2#title-7')).not.toBeNull()
  expect(find(full, 'h2#title-7 ~ a')?.textContent).toBe('The drawings')
  expect(find(full, 'section')?.getAttribute('aria-labelledby')).toBe('title-7')
  expect(styleOf(reversed)).toContain('--ar:0.8;')
  expect(styleOf({ ...full, imageAspectRatio: 'wide' })).toContain('--ar:1.5;')
})

test('moves the picture to the other side with reverse', () => {
  expect(find(reversed, 'section[class*="reverse"]')).not.toBeNull()
  expect(find(full, 'section[class*="reverse"]')).toBeNull()
})

test('gives the text the full width without a picture', () => {
  for (const media of [wordsOnly.media, mediaItem({ image: deletedPicture })]) {
    expect(find({ ...full, media }, 'section[class*="wide"]')).not.toBeNull()
    expect(find({ ...full, media }, 'figure')).toBeNull()
  }
})

test('leaves no empty column for a picture alone, and keeps a name', () => {
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Overview')
  expect(find(sparse, 'h2, [class*="words"]')).toBeNull()
  expect(find(full, '[class*="words"]')).not.toBeNull()
})

test('shows an external video behind its poster', () => {
  expect(find(extreme, 'picture + a')?.getAttribute('data-embed')).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/76979871/,
  )
  expect(find(extreme, 'iframe')).toBeNull()
})

test('renders nothing without picture and text', () => {
  expect(body({ ...sparse, media: null }).hasChildNodes()).toBe(false)
})
