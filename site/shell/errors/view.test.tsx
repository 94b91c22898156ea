import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorScreen } from './view.tsx'

/** The text of an element, without its tags. */
function wordsIn(html: string, element: RegExp): string | undefined {
  const inner = html.match(element)?.[1]
  return inner?.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")
}

function read(status: 404 | 500 | 503) {
  const html = renderToStaticMarkup(<ErrorScreen status={status} />)
  return {
    html,
    label: wordsIn(html, /<p class="eyebrow[^>]*>(.*?)<\/p>/),
    heading: wordsIn(html, /<h1[^>]*>(.*?)<\/h1>/),
    text: wordsIn(html, /<p(?: (?!class="eyebrow)[^>]*)?>(.*?)<\/p>/),
    button: html.match(/<a [^>]*href="([^"]*)"[^>]*><span>([^<]*)<\/span>/)?.slice(1),
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
    expect(read(status).html).toContain('href="/contact"')
  }
})

test('the screen marks itself as lying over a picture, for the header', () => {
  expect(read(404).html).toMatch(/^<section [^>]*data-over-media/)
})

test('a phone gets a portrait picture, other screens a landscape one, with high priority', () => {
  const { html } = read(404)
  const portrait = html.match(/<source media="\(max-width: 649px\)"[^>]*>/g) ?? []
  expect(portrait).toHaveLength(2)
  for (const source of portrait) expect(source).toContain('/assets/dusk-tall-')
  expect(html).toMatch(/<img [^>]*src="\/assets\/dusk-wide-[^>]*fetchPriority="high"/i)
})

test('the pictures exist, have at most 250 KB, and are named by their hash', () => {
  const files = new Set(read(404).html.match(/\/assets\/[\w.-]+/g))
  expect(files.size).toBe(6)
  for (const file of files) {
    const bytes = readFileSync(join(import.meta.dirname, '../../public', file))
    expect(bytes.length).toBeLessThanOrEqual(250 * 1024)
    expect(file).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 8))
  }
})
