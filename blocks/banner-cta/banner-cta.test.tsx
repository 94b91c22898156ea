import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { full, sparse, withFilm } from './fixture.ts'
import { BannerCta } from './view.tsx'

const html = (banner: typeof full) => renderToStaticMarkup(<BannerCta {...banner} place={place} />)

test('renders a title and a button', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*Come and see <em>a morning<\/em>/)
  expect(html(full)).toMatch(/<a class="[^"]*dark[^"]*" href="\/contact"><span>Arrange a visit/)
})

test('requests the picture in the width of the half sun', () => {
  expect(html(full)).toContain(', (min-width: 650px) 86vw, 116vw"')
})

test('keeps title and arc without link and picture', () => {
  expect(html(sparse)).not.toMatch(/<(a|img)\b/)
  expect(html(sparse)).toContain('<circle')
})

test('has an accessible name but no heading without a title', () => {
  expect(html({ ...full, title: null })).not.toMatch(/<h\d/)
  expect(html({ ...full, title: null })).toContain('aria-label="Next step"')
})

test('sets a long title one size smaller', () => {
  expect(html(full)).not.toContain('data-long')
  expect(html({ ...full, title: 'Come and see '.repeat(7) })).toMatch(/<h2 [^>]*data-long/)
})

test('plays a film with the picture as its poster', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
