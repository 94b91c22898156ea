import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import * as fixtures from './fixture.ts'
import { BannerEditorial } from './view.tsx'

const { full, extreme, sparse, wordless } = fixtures

const body = (banner: typeof full) => render(<BannerEditorial {...banner} place={place} />)

const find = (banner: typeof full, selector: string) => body(banner).querySelector(selector)

test('renders the text on a panel, named by its h2', () => {
  expect(find(full, 'body > section')?.getAttribute('aria-labelledby')).toBe('title-7')
  expect(find(full, 'div[class*="paper"] > h2#title-7:first-child')).not.toBeNull()
  expect(find(full, 'div[class*="paper"]')?.textContent).toContain('moved nine, and put them back.')
})

test('keeps the alt texts of background and portrait', () => {
  expect(find(full, 'section > .media img')?.getAttribute('alt')).toMatch(
    /^The whole peninsula from the air/,
  )
  expect(find(full, 'figure img')?.getAttribute('alt')).toMatch(/^Leaf shadow on a limestone wall/)
  expect(find(full, 'figure > .media')?.getAttribute('style')).toContain('--ar:0.75')
})

test('lets the header overlay the block only with a background picture', () => {
  expect(find(full, '[data-over-media]')).not.toBeNull()
  expect(find(fixtures.withoutBackground, '[data-over-media]')).toBeNull()
})

test('leaves no empty boxes for missing parts', () => {
  const layout = (banner: typeof full) => find(banner, 'section')?.className
  expect(layout(fixtures.withoutPortrait)).toContain('alone')
  expect(find(fixtures.withoutPortrait, 'figure')).toBeNull()
  expect(layout(fixtures.withoutBackground)).toContain('bare')
  expect(layout(wordless)).toContain('wordless')
  expect(find(wordless, 'h2, [class*="paper"]')).toBeNull()
  expect(find(wordless, 'section')?.getAttribute('aria-label')).toBe('Editorial')
})

test('treats a deleted picture as missing', () => {
  expect(find(fixtures.lost, 'section[class*="bare"][class*="alone"]')).not.toBeNull()
  expect(find(fixtures.lost, 'img')).toBeNull()
})

test('renders a title alone; renders nothing without content', () => {
  expect(find(sparse, 'p, figure, img')).toBeNull()
  expect(body({ ...sparse, title: ' ' }).hasChildNodes()).toBe(false)
})

test('sets a long title one size smaller', () => {
  expect(find(full, 'h2.d2:not([data-long])')).not.toBeNull()
  expect(find(extreme, 'h2[data-long]')).not.toBeNull()
})

test('accepts a video as the portrait', () => {
  const portrait = find(fixtures.withFilm, 'figure > span:first-child')
  expect(portrait?.getAttribute('data-film')).toBe('')
})
