import { readFileSync } from 'node:fs'
import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse, wordsOnly } from './fixture.ts'
import { MOST_ROWS } from './most-rows.ts'
import { questionsOf } from './questions.ts'
import { rowsOf } from './rows.ts'
import { Accordion5050 } from './view.tsx'

const body = (accordion: typeof full, at = place) =>
  render(<Accordion5050 {...accordion} place={at} />)

const find = (accordion: typeof full, selector: string) => body(accordion).querySelector(selector)

const attributes = (name: string, elements: Iterable<Element>) =>
  Array.from(elements, (element) => element.getAttribute(name))

test('opens the first row; rows of one block close each other', () => {
  const rows = body(full).querySelectorAll('body > section details')
  expect(attributes('open', rows)).toEqual(['', null, null, null])
  expect(rows[0]?.textContent).toContain('Swim')
  expect(attributes('name', rows)).toEqual(['rows-7', 'rows-7', 'rows-7', 'rows-7'])
  const others = body(full, { ...place, id: '8' }).querySelectorAll('details')
  expect(attributes('name', others)).toContain('rows-8')
})

test('renders row titles as h2', () => {
  expect(body(full).querySelectorAll('h2')).toHaveLength(4)
  expect(find(full, 'span + h2')?.previousElementSibling?.textContent).toBe('06:40')
})

test('connects each row with its picture', () => {
  const shows = attributes('data-shows', body(full).querySelectorAll('[data-shows]'))
  expect(shows).toEqual(['0', '1', '2', '3'])
  expect(find(full, '[class*="picture"]:nth-child(4) img')?.getAttribute('alt')).toBe(
    'A terrace at sunset, lanterns over set tables',
  )
})

test('shows the previous picture for a row without one, the next for the first row', () => {
  const { rows, pictures } = rowsOf(extreme.links)
  expect(rows.slice(0, 4).map(({ shows }) => shows)).toEqual([0, 0, 0, 1])
  expect(pictures).toHaveLength(MOST_ROWS)
  expect(rows.at(-1)?.shows).toBe(MOST_ROWS - 1)
})

test('pairs as many rows with pictures in CSS as the model allows', () => {
  const css = readFileSync(new URL('accordion-5050.module.css', import.meta.url), 'utf8')
  for (let row = 0; row < MOST_ROWS; row++) {
    expect(css).toContain(
      `.accordion:has([data-shows="${row}"][open]) .picture:nth-child(${row + 1})`,
    )
  }
})

test('titles a row by its eyebrow; skips rows without both', () => {
  const titles = rowsOf(extreme.links).rows.map(({ title }) => title)
  expect(titles[2]).toContain('<script>')
  expect(body(extreme).querySelectorAll('details')).toHaveLength(12)
})

test('gives the rows the full width without pictures', () => {
  expect(find(wordsOnly, 'section')?.className).toContain('wide')
  expect(find(wordsOnly, 'img, [class*="stage"]')).toBeNull()
  expect(find(full, '[class*="stage"]')).not.toBeNull()
})

test('renders no panel for a row with only a title', () => {
  expect(find(sparse, 'a, p, img, [class*="panel"]')).toBeNull()
  expect(find(full, '[class*="panel"]')).not.toBeNull()
})

test('renders nothing without rows', () => {
  expect(body({ ...full, links: [] }).hasChildNodes()).toBe(false)
})

test('puts the pictures on the chosen side', () => {
  expect(find(full, 'section')?.className).toContain('left')
  expect(find({ ...full, left: false }, 'section')?.className).not.toContain('left')
  expect(find(full, 'img')?.getAttribute('sizes')).toMatch(/, \(min-width: 1024px\) 53vw, 92vw$/)
})

test('a row with a question mark is a question for search engines; other rows are not', () => {
  const [first] = full.links
  const row = (title: string, text: string | null) => ({
    ...first,
    id: title,
    link: null,
    image: null,
    text: { eyebrow: null, title, text },
  })
  const rows = [
    row('May I *swim?*', '<p>Yes.</p>'),
    row('Swim', '<p>At six.</p>'),
    row('Why?', null),
  ]
  expect(questionsOf(rows)).toEqual([{ question: 'May I *swim?*', answer: '<p>Yes.</p>' }])
  expect(questionsOf(full.links)).toEqual([])
})
