import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { tabsOf } from './tabs.ts'
import { PropertyGallery } from './view.tsx'

const html = (gallery: typeof full) =>
  renderToStaticMarkup(<PropertyGallery {...gallery} place={place} />)

test('every label is a link to its picture, so that it works without scripts', () => {
  const links = Array.from(html(full).matchAll(/<a href="#(.*?)"/g), ([, id]) => id)
  const pictures = Array.from(html(full).matchAll(/<div id="(.*?)"/g), ([, id]) => id)
  expect(links).toHaveLength(5)
  expect(links).toEqual(pictures)
})

test('every picture stands above its label, and the first one is shown', () => {
  expect(html(full)).toMatch(/alt="A long pool.*<figcaption[^>]*>Pool<\/figcaption>/)
  expect(html(full).match(/data-shown="true"/g)).toHaveLength(1)
  expect(html(full)).toMatch(/<div id="item-t1"[^>]*data-shown/)
})

test('one picture needs no tabs', () => {
  expect(html(sparse)).not.toMatch(/<nav|<h2/)
  expect(html(sparse)).toContain('aria-label="Pictures"')
})

test('a tab without a picture is left out; one without a label is counted', () => {
  const labels = tabsOf(extreme.tabs).map(({ label }) => label)
  expect(labels).not.toContain('Gone')
  expect(labels).not.toContain('Empty')
  expect(labels[3]).toBe('Picture 4')
})

test('a film waits behind its still', () => {
  expect(html(extreme)).toMatch(
    /alt="The rock pool".*<a [^>]*href="https:\/\/vimeo\.com\/76979871"/,
  )
  expect(html(extreme)).not.toContain('<iframe')
})

test('a film without a still has a tab as well', () => {
  const media = mediaItem({ video: { url: '/media/pool.mp4' } })
  expect(html({ ...full, tabs: [{ id: 't1', label: '', media }] })).toMatch(
    /<video .*<figcaption[^>]*>Picture 1</,
  )
})

test('no pictures are nothing', () => {
  expect(html({ ...full, tabs: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
