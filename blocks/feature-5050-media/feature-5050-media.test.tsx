import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onePicture, sparse, wordsOnly } from './fixture.ts'
import { Feature5050Media } from './view.tsx'

const body = (feature: typeof full) => render(<Feature5050Media {...feature} place={place} />)

const find = (feature: typeof full, selector: string) => body(feature).querySelector(selector)

test('renders a tall and a square picture before the text', () => {
  const pictures = body(full).querySelectorAll<HTMLElement>('.media')
  const ratios = Array.from(pictures, ({ style }) => style.getPropertyValue('--ar'))
  expect(ratios).toEqual(['0.8', '1'])
  const text = find(full, 'figure + figure')?.parentElement?.nextElementSibling
  expect(text?.querySelector('h2#title-7 ~ a')?.textContent).toBe('How we build')
})

test('requests each picture in its own width', () => {
  const [large, small] = Array.from(body(full).querySelectorAll('img'), (picture) =>
    picture.getAttribute('sizes'),
  )
  expect(large).toMatch(/, \(min-width: 1024px\) 59vw, \(min-width: 650px\) 84vw, 107vw$/)
  expect(small).toMatch(/, \(min-width: 1024px\) 23vw, \(min-width: 650px\) 46vw, 52vw$/)
})

test('renders a single picture without an overlay', () => {
  expect(body(onePicture).querySelectorAll('figure')).toHaveLength(1)
  expect(find(onePicture, 'section')?.className).not.toContain('pair')
})

test('replaces a deleted picture by the next one', () => {
  expect(body(extreme).querySelectorAll('figure')).toHaveLength(2)
  expect(find(extreme, 'section')?.className).toContain('pair')
})

test('widens the text without pictures', () => {
  expect(find(wordsOnly, 'section')?.className).toContain('wide')
  expect(find(sparse, 'p, a, figure, img')).toBeNull()
})

test('leaves no empty column without text, and keeps a name', () => {
  const pictureOnly = { ...full, text: null, link: null }
  expect(find(pictureOnly, 'section')?.getAttribute('aria-label')).toBe('Feature')
  expect(find(full, '[class*="words"] h2')).not.toBeNull()
  expect(find(pictureOnly, 'h2, [class*="words"]')).toBeNull()
})

test('renders nothing without pictures and text', () => {
  expect(body({ text: null, link: null, media: [] }).hasChildNodes()).toBe(false)
})

test('plays a video in place of the picture', () => {
  const media = full.media.map((row) => ({ ...row, video: { url: '/media/pool.mp4' } }))
  const film = find({ ...full, media }, '[data-film]')
  expect(film?.querySelector('video')?.getAttribute('data-src')).toBe('/media/pool.mp4')
  expect(film?.querySelector('img')?.getAttribute('alt')).toMatch(/^The pool of a white house/)
})
