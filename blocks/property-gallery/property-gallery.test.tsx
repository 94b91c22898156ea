import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { tabsOf } from './tabs.ts'
import { PropertyGallery } from './view.tsx'

const html = (gallery: typeof full) =>
  renderToStaticMarkup(<PropertyGallery {...gallery} place={place} />)

test('links each label to its picture without JavaScript', () => {
  const links = Array.from(html(full).matchAll(/<a href="#(.*?)"/g), ([, id]) => id)
  const pictures = Array.from(html(full).matchAll(/<div id="(.*?)"/g), ([, id]) => id)
  expect(links).toHaveLength(5)
  expect(links).toEqual(pictures)
})

test('renders each picture above its label and shows the first', () => {
  expect(html(full)).toMatch(/alt="A long pool.*<figcaption[^>]*>Pool<\/figcaption>/)
  expect(html(full).match(/data-shown="true"/g)).toHaveLength(1)
  expect(html(full)).toMatch(/<div id="item-t1"[^>]*data-shown/)
})

test('renders no tabs for a single picture', () => {
  expect(html(sparse)).not.toMatch(/<nav|<h2/)
  expect(html(sparse)).toContain('aria-label="Pictures"')
})

test('skips tabs without a picture; numbers those without a label', () => {
  const labels = tabsOf(extreme.tabs).map(({ label }) => label)
  expect(labels).not.toContain('Gone')
  expect(labels).not.toContain('Empty')
  expect(labels[3]).toBe('Picture 4')
})

test('shows a film behind its poster', () => {
  expect(html(extreme)).toMatch(
    /alt="The rock pool".*<a [^>]*href="https:\/\/vimeo\.com\/76979871"/,
  )
  expect(html(extreme)).not.toContain('<iframe')
})

test('renders a tab for a film without a poster', () => {
  const media = mediaItem({ video: { url: '/media/pool.mp4' } })
  expect(html({ ...full, tabs: [{ id: 't1', label: '', media }] })).toMatch(
    /<video .*<figcaption[^>]*>Picture 1</,
  )
})

test('renders nothing without pictures', () => {
  expect(html({ ...full, tabs: [] })).toBe('')
})
