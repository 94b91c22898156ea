import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { Intro } from './view.tsx'

const body = (intro: typeof full) => render(<Intro {...intro} place={place} />)

const find = (intro: typeof full, selector: string) => body(intro).querySelector(selector)

test('renders text without a heading, named by its eyebrow', () => {
  expect(find(full, 'h1, h2, h3, h4, h5, h6')).toBeNull()
  expect(find(full, 'section')?.getAttribute('aria-label')).toBe('The place')
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Introduction')
  expect(find(full, 'em')?.textContent).toBe('sets in\u00A0the lake.')
})

test('sets the text one size larger with xl, and long texts one smaller', () => {
  expect(find(full, 'p.d1')).not.toBeNull()
  expect(find(sparse, 'p.d2')).not.toBeNull()
  expect(find(extreme, 'p.d2')).not.toBeNull()
  expect(find({ ...extreme, xl: false }, 'p.d3')).not.toBeNull()
})

test('starts a paragraph at an empty line, a line at a single break', () => {
  const broken = body({ ...sparse, text: 'It began as a shed.\n\nFor nets,\nmostly.' })
  expect(broken.querySelectorAll('p')).toHaveLength(2)
  expect(broken.querySelectorAll('p > .ln')).toHaveLength(3)
})

test('renders nothing without text', () => {
  expect(body({ ...full, text: ' ' }).hasChildNodes()).toBe(false)
})
