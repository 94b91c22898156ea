import { COLUMNS, ROWS, writeLight } from '@belvedere/kit/light/light.ts'
import { lookOf } from '@belvedere/kit/theme/look.ts'
import { render } from '@belvedere/ui/testing/render.ts'
import { LookContext } from '@belvedere/ui/themes/slot.tsx'
import { expect, test } from 'vitest'
import { HOSTILE } from '../parts/extremes.ts'
import { deletedPicture, mediaItem, opening, place } from '../parts/fixture.ts'
import {
  bare,
  dawning,
  dawningToNoon,
  evening,
  extreme,
  full,
  overPicture,
  plain,
  plainWithFilm,
  slim,
  sparse,
  withFilm,
  withFilmElsewhere,
} from './fixture.ts'
import { Hero } from './view.tsx'

const body = (hero: typeof full, at = opening) => render(<Hero {...hero} place={at} />)

const find = (hero: typeof full, selector: string, at = opening) =>
  body(hero, at).querySelector(selector)

const PRELOAD = 'link[rel="preload"][as="image"][imagesrcset*="810w"]:first-child'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'

test('few words of the largest size appear character by character, all other titles by lines', () => {
  const revealOf = (hero: typeof full, at = opening) =>
    find(hero, 'h1, h2', at)?.getAttribute('data-reveal')
  const big = { ...full, title: 'Where the day\nbegins' }
  expect(revealOf(big)).toBe('characters')
  expect(revealOf(big, place)).toBe('lines')
  expect(revealOf({ ...big, title: `${big.title} and the last boat` })).toBe('lines')
  expect(revealOf({ ...overPicture, title: big.title })).toBe('lines')
})

test('renders the title as h1 at the top of a page, else as h2', () => {
  expect(find(full, 'h1#title-1')).not.toBeNull()
  expect(find(full, 'h2#title-7', place)).not.toBeNull()
  expect(find(full, 'h1', place)).toBeNull()
})

test('loads the opening picture with high priority in several widths', () => {
  expect(find(full, PRELOAD)).not.toBeNull()
  expect(find(full, 'img')?.getAttribute('fetchpriority')).toBe('high')
  expect(find(full, 'img')?.getAttribute('sizes')).toContain(', (min-width: 1024px) 112vw')
  expect(find(full, 'img', place)?.getAttribute('loading')).toBe('lazy')
})

test('loads the picture lazily further down the page, even with the page’s title', () => {
  const further = body(full, { ...opening, isFirst: false })
  expect(further.querySelector('h1#title-1')).not.toBeNull()
  expect(further.querySelector('[fetchpriority]')).toBeNull()
  expect(further.querySelector('img')?.getAttribute('loading')).toBe('lazy')
})

test('loads the poster of an opening video first and the video later', () => {
  for (const hero of [withFilm, plainWithFilm]) {
    expect(find(hero, 'img[alt^="A long pool"]')?.getAttribute('fetchpriority')).toBe('high')
    expect(find(hero, 'video')?.getAttribute('data-src')).toMatch(/^[^#]*pool-ripple[^#]*$/)
    expect(find(hero, 'video')?.getAttribute('preload')).toBe('none')
  }
  expect(find(withFilm, PRELOAD)).not.toBeNull()
  expect(find(withFilm, 'picture')).not.toBeNull()
  expect(find(plainWithFilm, 'picture')).toBeNull()
})

test('keeps the video’s button clear of the text above it', () => {
  const button = 'a[href^="https://vimeo"]'
  expect(find(withFilmElsewhere, button)?.className).toMatch(/^(?!.*large).*button/)
  expect(find({ ...withFilmElsewhere, look: 'plain' }, button)?.className).toContain('large')
})

test('keeps text and shades over a video without a poster', () => {
  const media = mediaItem({ video: withFilm.media?.video ?? null })
  expect(find({ ...withFilm, media }, '[style*="--foot-phone"]')).not.toBeNull()
  expect(find({ ...withFilm, media }, 'h1')).not.toBeNull()
  const film = find({ ...withFilm, media }, 'video[preload="metadata"]')
  expect(film?.getAttribute('data-src')).toMatch(/\.mp4#t=0\.001$/)
})

test('marks a hero whose picture lies under the header', () => {
  expect(find(full, 'section[data-over-media]')).not.toBeNull()
  expect(find(overPicture, 'section[data-over-media]')).not.toBeNull()
  for (const hero of [plain, slim, bare]) expect(find(hero, '[data-over-media]')).toBeNull()
})

test('uses the largest title size only for short titles of the big hero', () => {
  expect(find(full, 'h1.mega:not(.d1)')).not.toBeNull()
  expect(find(overPicture, 'h1.d1:not(.mega)')).not.toBeNull()
  expect(find(extreme, 'h1.d1:not(.mega)')).not.toBeNull()
})

test('links the scroll cue to the end of the hero', () => {
  expect(find(full, 'a[href="#after-1"]')).not.toBeNull()
  expect(find(full, 'section + span#after-1:last-child')?.hasChildNodes()).toBe(false)
})

test('has one class per layout without a full-screen picture', () => {
  expect(find(plain, 'section[class*="plain"]')).not.toBeNull()
  expect(find(slim, 'section[class*="slim"]')).not.toBeNull()
  expect(find(slim, 'section[class*="bare"]')).toBeNull()
  expect(find(bare, 'section[class*="slim"][class*="bare"]')).not.toBeNull()
})

test('renders the title alone without picture, subtitle and eyebrow', () => {
  expect(find(sparse, 'img, p')).toBeNull()
  expect(find(sparse, 'h1 > span:last-child')?.textContent).toBe('Home')
})

test('keeps a big hero dark without a picture', () => {
  const dark = body({ ...full, media: null })
  expect(dark.querySelector('section')?.getAttribute('data-tone')).toBe('dark')
  expect(dark.querySelector('img')).toBeNull()
  // The header has no shade over it then.
  expect(dark.querySelector('section:not([style])[data-over-media="plain"]')).not.toBeNull()
})

test('has an accessible name but no heading without a title', () => {
  const untitled = body({ ...full, title: ' ' })
  expect(untitled.querySelector(HEADINGS)).toBeNull()
  expect(untitled.querySelector('section[aria-label="A valley in Larkmouth"]')).not.toBeNull()
  expect(find({ ...sparse, title: null }, 'section[aria-label="Opening"]')).not.toBeNull()
})

test('escapes markup in text fields', () => {
  expect(find(extreme, 'script')).toBeNull()
  expect(find(extreme, '.eyebrow')?.textContent).toContain(HOSTILE)
  expect(find(extreme, 'h1')?.textContent).toContain(HOSTILE)
})

test('omits the arc for a long title', () => {
  expect(find(full, 'circle')).not.toBeNull()
  const title = 'Where the day begins '.repeat(4)
  expect(find({ ...full, eyebrow: null, title }, 'circle')).toBeNull()
})

test('keeps the pictures of other hours in templates, where nothing of them loads', () => {
  const section = find(dawning, 'section')
  expect(section?.querySelectorAll('img')).toHaveLength(1)
  const templates = [...(section?.querySelectorAll('template') ?? [])]
  expect(templates.map(({ dataset }) => dataset.hour)).toEqual(['noon', 'dusk'])
  for (const { content, dataset } of templates) {
    const image = content.querySelector('picture > source + img')
    expect(image?.getAttribute('src')).toContain(`villa-pool-${dataset.hour}`)
    expect(image?.getAttribute('alt')).toBe('')
    expect(image?.getAttribute('sizes')).toBe(section?.querySelector('img')?.sizes)
  }
  expect(body(dawning).querySelectorAll('link[rel="preload"]')).toHaveLength(2)
})

test('words have the tone and the shades of the picture of their hour', () => {
  const lit = (brightness: number) => {
    const cells = Array.from({ length: COLUMNS * ROWS }, () => brightness)
    return { light: writeLight({ bright: cells, dark: cells }) }
  }
  const [main, low] = [dawning.media?.image, dawning.dusk]
  const media = mediaItem({ image: main ? { ...main, ...lit(34) } : null })
  const hero = { ...dawning, media, noon: null, dusk: low && { ...low, ...lit(8) } }
  const [day, dusk] = ['section', 'template[data-hour="dusk"]'].map((one) => find(hero, one))
  expect(day?.matches('[data-tone="light"][data-header="black"][style*="--small-phone"]')).toBe(
    true,
  )
  expect(dusk?.matches('[data-tone="dark"]:not([data-header], [style*="--small"])')).toBe(true)
})

test('has the time zone of the property only with pictures of other hours', () => {
  expect(find(dawning, 'section[data-time-zone="Europe/Lisbon"]')).not.toBeNull()
  expect(find({ ...full, timeZone: 'Europe/Lisbon' }, '[data-time-zone]')).toBeNull()
})

test('changes to noon only with a picture at noon', () => {
  const dawns = '[class*="dawns"]'
  expect(find(dawning, dawns)).not.toBeNull()
  expect(find(dawningToNoon, dawns)).not.toBeNull()
  expect(find({ ...dawning, noon: null }, dawns)).toBeNull()
  expect(find(full, dawns)).toBeNull()
})

test('shows no other hour beside the title, without a main picture, or of a deleted file', () => {
  expect(find({ ...dawning, look: 'plain' }, 'template')).toBeNull()
  expect(find({ ...dawning, media: null }, 'template')).toBeNull()
  expect(find({ ...dawning, noon: deletedPicture, dusk: null }, 'template')).toBeNull()
})

test('has its words of the evening in the same places, hidden until a script says otherwise', () => {
  const texts = (selector: string) =>
    [...body(evening).querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(texts('h1[data-both] > [data-reveal]')).toEqual([
    'Where the day begins',
    'Where the day rests',
  ])
  expect(texts('[data-both] .eyebrow')).toHaveLength(2)
  expect(texts('[data-both] .text')).toHaveLength(2)
  const later = [...body(evening).querySelectorAll<HTMLElement>('[data-nosnippet]')]
  expect(later.map(({ style }) => style.getPropertyValue('visibility'))).toEqual(
    Array.from({ length: 3 }, () => 'var(--night, var(--e19, hidden))'),
  )
})

test('keeps the words of the day where the evening has none, and all of them in a theme without hours', () => {
  const titleOnly = {
    ...evening,
    evening: { eyebrow: ' ', title: 'Rests', subtitle: null, from: null },
  }
  expect(body(titleOnly).querySelectorAll('[data-both]')).toHaveLength(1)
  expect(find(titleOnly, 'h1 [style*="--e19"]')?.textContent).toBe('Rests')
  const plain = render(
    <LookContext value={lookOf({ theme: 'plain' })}>
      <Hero {...evening} place={opening} />
    </LookContext>,
  )
  expect(plain.querySelector('[data-both]')).toBeNull()
  expect(plain.textContent).not.toContain('rests')
})

test('a long title of the evening sets both in the smaller size', () => {
  const long = { eyebrow: null, title: 'Where the day rests '.repeat(4), subtitle: null, from: 20 }
  expect(find({ ...evening, evening: long }, 'h1.d1:not(.mega)')).not.toBeNull()
  expect(find({ ...evening, evening: long }, 'circle')).toBeNull()
})
