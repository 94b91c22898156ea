import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { namedPicture } from '../../testing/records.ts'
import { brandOf } from '../brand/brand.ts'
import { BrandContext } from '../brand/context.ts'
import { ErrorScreen } from './view.tsx'

function read(status: 404 | 500 | 503) {
  const body = render(<ErrorScreen status={status} />)
  const button = body.querySelector('p + a')
  return {
    body,
    label: body.querySelector('p.eyebrow')?.textContent,
    heading: body.querySelector('h1')?.textContent,
    text: body.querySelector('p:not(.eyebrow)')?.textContent,
    button: [button?.getAttribute('href'), button?.querySelector('span')?.textContent],
  }
}

test.each([404, 500] as const)('%i has the text of the specification', (status) => {
  const { label, heading, text, button } = read(status)
  expect(label).toBe('404')
  expect(heading).toBe('Page not found')
  expect(text).toBe(
    "Sorry, the page you are looking for could not be found. You can return to our homepage or contact us if you can't find what you are looking for.",
  )
  expect(button).toEqual(['/', 'Homepage'])
})

const neutral = brandOf({ site: null, global: null, brand: null })

test('503 has its own text, and its button loads the same address again', () => {
  const { label, heading, text, button } = read(503)
  expect(label).toBe('503')
  expect(heading).toBe('This page did not arrive')
  expect(text).toBe(
    'Something between us and the page failed for a moment. Please try again; if it keeps failing, write to us.',
  )
  expect(button).toEqual(['', 'Try again'])
})

test.each([404, 503] as const)('the text of %i links to the page where visitors ask', (status) => {
  const body = render(
    <BrandContext value={{ ...neutral, inquireTo: '/kontakt' }}>
      <ErrorScreen status={status} />
    </BrandContext>,
  )
  expect(body.querySelector('p > a[href="/kontakt"]')).not.toBeNull()
  // Without such a page, the words stay.
  const plain = read(status)
  expect(plain.body.querySelector('p > a')).toBeNull()
  expect(plain.text).toBe(body.querySelector('p:has(a)')?.textContent)
})

test('the screen marks itself as lying over a picture, whose shade the header needs no more of', () => {
  expect(read(404).body.firstElementChild?.matches('section[data-over-media="plain"]')).toBe(true)
})

test('the picture of the brand fills the screen, and loads first', () => {
  const image = namedPicture('dusk')
  const body = render(
    <BrandContext value={{ ...neutral, errorPicture: image }}>
      <ErrorScreen status={404} />
    </BrandContext>,
  )
  const shown = body.querySelector('section img')
  expect(shown?.getAttribute('src')).toBe(image.responsiveImage.src)
  expect(shown?.getAttribute('alt')).toBe('')
  expect(shown?.getAttribute('fetchpriority')).toBe('high')
})

test('without one the screen has no picture', () => {
  expect(read(404).body.querySelector('img')).toBeNull()
})
