import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { GalleryGrid } from './view.tsx'

const html = (grid: typeof full) => renderToStaticMarkup(<GalleryGrid {...grid} place={place} />)

test('every gallery is one link to its page, named by its words alone', () => {
  expect(html(full).match(/<li>/g)).toHaveLength(4)
  expect(html(full)).toMatch(/<a class="[^"]*" href="\/gallery\/the-lagoon">.*?The Lagoon/)
  expect(html(full)).not.toContain('alt="Straight down')
})

test('the gallery whose page this is says so, and no other', () => {
  const at = { ...place, path: '/gallery/beach-club' }
  const onPage = renderToStaticMarkup(<GalleryGrid {...full} place={at} />)
  expect(onPage.match(/aria-current="page"/g)).toHaveLength(1)
  expect(onPage).toMatch(/aria-current="page" href="\/gallery\/beach-club"/)
  expect(html(full)).not.toContain('aria-current')
})

test('tiles are upright, wide, wide, upright', () => {
  expect(html(full).match(/--ar:[\d.]+/g)).toEqual([
    '--ar:0.75',
    '--ar:1.3333',
    '--ar:1.3333',
    '--ar:0.75',
  ])
})

test('the pictures of a gallery are counted in words', () => {
  expect(html(full)).toContain('>11 pictures<')
  expect(html(extreme)).toContain('>1 picture<')
  expect(html(sparse)).not.toContain('picture')
})

test('a gallery without a cover is its name', () => {
  expect(html(sparse)).toMatch(/aria-label="Galleries"/)
  expect(html(sparse)).not.toContain('<img')
})

test('a draft without a name or an address is left out, and no galleries are nothing', () => {
  expect(html(extreme)).not.toMatch(/No address yet|no-name/)
  expect(html({ title: 'All galleries', items: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
