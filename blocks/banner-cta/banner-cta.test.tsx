import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm } from './fixture.ts'
import { BannerCta } from './view.tsx'

const html = (banner: typeof full) => renderToStaticMarkup(<BannerCta {...banner} place={place} />)

test('the banner asks for one thing, in its title and its button', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*Come and see <em>a morning<\/em>/)
  expect(html(full)).toMatch(/<a class="[^"]*dark[^"]*" href="\/contact"><span>Arrange a visit/)
})

test('the picture is as wide as the half sun', () => {
  expect(html(full)).toContain(', (min-width: 650px) 86vw, 116vw"')
})

test('without link and picture the title and the arc remain', () => {
  expect(html(sparse)).not.toMatch(/<(a|img)\b/)
  expect(html(sparse)).toContain('<circle')
})

test('without a title the banner has a name and no heading', () => {
  expect(html({ ...full, title: null })).not.toMatch(/<h\d/)
  expect(html({ ...full, title: null })).toContain('aria-label="Next step"')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})

test('a title too long for its step takes the next smaller one', () => {
  expect(html(full)).not.toContain('data-long')
  expect(html({ ...full, title: 'Come and see '.repeat(7) })).toMatch(/<h2 [^>]*data-long/)
})

test('a film plays in the place of the picture, which is its still', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
