import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { tabsOf } from './tabs.ts'
import { PropertyGallery } from './view.tsx'

const body = (gallery: typeof full) => render(<PropertyGallery {...gallery} place={place} />)

const find = (gallery: typeof full, selector: string) => body(gallery).querySelector(selector)

test('links each label to its picture without JavaScript', () => {
  const links = body(full).querySelectorAll('a[href^="#"]')
  const pictures = body(full).querySelectorAll('div[id]')
  expect(links).toHaveLength(5)
  expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(
    Array.from(pictures, ({ id }) => `#${id}`),
  )
})

test('renders each picture above its label and shows the first', () => {
  const figure = find(full, 'img[alt^="A long pool"]')?.closest('figure')
  expect(figure?.querySelector('.media + figcaption')?.textContent).toBe('Pool')
  expect(body(full).querySelectorAll('[data-shown="true"]')).toHaveLength(1)
  expect(find(full, 'div#item-t1')?.getAttribute('data-shown')).toBe('true')
})

test('renders no tabs for a single picture', () => {
  expect(find(sparse, 'nav, h2')).toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Pictures')
})

test('skips tabs without a picture; numbers those without a label', () => {
  const labels = tabsOf(extreme.tabs, (number) => `Picture ${number}`).map(({ label }) => label)
  expect(labels).not.toContain('Gone')
  expect(labels).not.toContain('Empty')
  expect(labels[3]).toBe('Picture 4')
})

test('shows a video behind its poster', () => {
  const poster = find(extreme, 'img[alt="The rock pool"]')?.closest('picture')
  const button = poster?.nextElementSibling
  expect(button?.tagName).toBe('A')
  expect(button?.getAttribute('href')).toBe('https://vimeo.com/76979871')
  expect(find(extreme, 'iframe')).toBeNull()
})

test('renders a tab for a video without a poster', () => {
  const media = mediaItem({ video: { url: '/media/pool.mp4' } })
  const film = find({ ...full, tabs: [{ id: 't1', label: '', media }] }, 'video')?.closest('.media')
  expect(film?.nextElementSibling?.tagName).toBe('FIGCAPTION')
  expect(film?.nextElementSibling?.textContent).toBe('Picture 1')
})

test('renders nothing without pictures', () => {
  expect(body({ ...full, tabs: [] }).hasChildNodes()).toBe(false)
})
