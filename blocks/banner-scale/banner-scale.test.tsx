import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { evening, extreme, full, sparse, withFilm, wordsOnly } from './fixture.ts'
import { BannerScale } from './view.tsx'

const body = (banner: typeof full) => render(<BannerScale {...banner} place={place} />)

const find = (banner: typeof full, selector: string) => body(banner).querySelector(selector)

test('renders eyebrow, title (h2) and text above the picture', () => {
  expect(find(full, 'body > section')?.getAttribute('aria-labelledby')).toBe('title-7')
  expect(find(full, '[class*="head"] + [class*="window"] img')).not.toBeNull()
  expect(find(full, '[class*="head"] > .eyebrow')?.textContent).toBe('Midday')
  expect(find(full, '.eyebrow + h2#title-7 em')?.textContent).toBe('at its calmest')
  expect(find(full, '.eyebrow + h2 + .text')?.textContent).toContain('pear')
})

test('requests the picture in the width of the page', () => {
  expect(find(full, 'img')?.getAttribute('sizes')).toMatch(
    /, \(min-width: 1024px\) 100vw, \(min-width: 650px\) 140vw, 140vw$/,
  )
})

test('renders no head without text, and keeps a name', () => {
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Picture')
  expect(find(sparse, 'h2, p')).toBeNull()
})

test('leaves no empty frame without a picture', () => {
  for (const media of [null, mediaItem({ image: deletedPicture })]) {
    expect(find({ ...full, media }, 'section')).not.toBeNull()
    expect(find({ ...full, media }, 'img, div[class*="window"]')).toBeNull()
  }
  expect(find(wordsOnly, 'section')?.className).toContain('wordsOnly')
})

test('nothing lies over the picture', () => {
  expect(find(full, '[class*="window"]')?.textContent).toBe('')
})

test('long text, links and videos are not pinned: the picture is below the text', () => {
  const linked = {
    ...full,
    text: { eyebrow: null, title: 'Noon', text: '<p><a href="/x">x</a></p>' },
  }
  const isPinned = (banner: typeof full) => find(banner, '[class*="pinned"]') !== null
  expect(isPinned(full)).toBe(true)
  expect([linked, extreme, withFilm, sparse, wordsOnly].map(isPinned)).not.toContain(true)
  expect(find(linked, '[inert]')).toBeNull()
})

test('only the first one of a page is pinned', () => {
  const later = render(<BannerScale {...full} place={{ ...place, isFirstOfKind: false }} />)
  expect(later.querySelector('[class*="pinned"], [inert]')).toBeNull()
  expect(later.querySelector('[class*="head"] + [class*="window"] img')).not.toBeNull()
})

test('renders nothing without picture and text', () => {
  const empty = { text: { eyebrow: ' ', title: null, text: null }, evening: null, media: null }
  expect(body(empty).hasChildNodes()).toBe(false)
})

test('sets a long title one size smaller', () => {
  expect(find(full, 'h2.d1:not([data-long])')).not.toBeNull()
  expect(find(extreme, 'h2[data-long]')).not.toBeNull()
})

test('plays a video with the picture as its poster', () => {
  expect(find(withFilm, '[data-film] > picture > img')).not.toBeNull()
  const film = find(withFilm, '[data-film] > picture + video')
  expect(film?.getAttribute('data-src')).toContain('pool-ripple')
})

test('says something else in the evening, in the same place', () => {
  const both = [...body(evening).querySelectorAll('h2[data-both] > *')]
  expect(both.map(({ textContent }) => textContent)).toEqual([
    'The bay, at its calmest',
    'The bay, with its lamps lit',
  ])
  expect(find(evening, '[class*="pinned"]')).not.toBeNull()
})

test('has another picture in the evening, in the same window; hidden ones are not drawn', () => {
  const window = find(evening, '[class*="window"] > [data-both]')
  const parts = [...(window?.children ?? [])]
  expect(parts.map((part) => part.querySelector('img')?.alt)).toEqual([
    'The lagoon beach from the air, with parasols and palms',
    'The lake after sunset, lamps lit along its shore',
  ])
  expect(parts.map((part) => part.getAttribute('style')?.includes('content-visibility'))).toEqual([
    true,
    true,
  ])
  const wordsAlone = evening.evening && { ...evening.evening, image: null }
  expect(find({ ...evening, evening: wordsAlone }, '[class*="window"] [data-both]')).toBeNull()
})

test('a long text of the evening is not pinned either', () => {
  const long = {
    eyebrow: null,
    title: null,
    text: extreme.text?.text ?? null,
    image: null,
    from: 19,
  }
  expect(find({ ...full, evening: long }, '[class*="pinned"]')).toBeNull()
})
