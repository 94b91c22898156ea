import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
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

test('503 has its own text, and its button loads the same address again', () => {
  const { label, heading, text, button } = read(503)
  expect(label).toBe('503')
  expect(heading).toBe('This page did not arrive')
  expect(text).toBe(
    'Something between us and the page failed for a moment. Please try again; if it keeps failing, write to us.',
  )
  expect(button).toEqual(['', 'Try again'])
})

test('both texts link to the contact page', () => {
  for (const status of [404, 503] as const) {
    expect(read(status).body.querySelector('p > a[href="/contact"]')).not.toBeNull()
  }
})

test('the screen marks itself as lying over a picture, for the header', () => {
  expect(read(404).body.firstElementChild?.matches('section[data-over-media]')).toBe(true)
})

test('a phone gets a portrait picture, other screens a landscape one, with high priority', () => {
  const { body } = read(404)
  const sources = [...body.querySelectorAll('picture > source')]
  const portrait = sources.filter((source) => source.getAttribute('media') === '(max-width: 649px)')
  expect(portrait).toHaveLength(2)
  for (const source of portrait)
    expect(source.getAttribute('srcset')).toContain('/assets/dusk-tall-')
  const image = body.querySelector('picture > img')
  expect(image?.getAttribute('src')).toMatch(/^\/assets\/dusk-wide-/)
  expect(image?.getAttribute('fetchpriority')).toBe('high')
})

test('the pictures exist, have at most 250 KB, and are named by their hash', () => {
  const addresses = [...read(404).body.querySelectorAll('[src], [srcset]')].flatMap((element) =>
    ['src', 'srcset'].map((name) => element.getAttribute(name) ?? ''),
  )
  const files = new Set(addresses.join().match(/\/assets\/[\w.-]+/g))
  expect(files.size).toBe(6)
  for (const file of files) {
    const bytes = readFileSync(join(import.meta.dirname, '../../public', file))
    expect(bytes.length).toBeLessThanOrEqual(250 * 1024)
    expect(file).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 8))
  }
})
