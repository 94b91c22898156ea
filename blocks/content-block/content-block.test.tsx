import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onInk, sparse } from './fixture.ts'
import { ContentBlock } from './view.tsx'

const body = (content: typeof full) => render(<ContentBlock {...content} place={place} />)

const find = (content: typeof full, selector: string) => body(content).querySelector(selector)

test('renders an h2 that names the block, then text and link', () => {
  expect(find(full, 'section')?.getAttribute('aria-labelledby')).toBe('title-7')
  expect(find(full, 'h2#title-7 em')?.textContent).toBe('clear by\u00A0ten')
  expect(find(full, 'h2#title-7 ~ * p')?.textContent).toMatch(/^The bay/)
  expect(find(full, 'h2#title-7 ~ * .text ~ a')?.textContent).toContain('Tide tables')
})

test('starts a paragraph at an empty line', () => {
  expect(body(full).querySelectorAll('.text > p')).toHaveLength(2)
})

test('has the editor’s background colour', () => {
  expect(find(onInk, 'section')?.getAttribute('data-tone')).toBe('dark')
  expect(find(extreme, 'section')?.getAttribute('style')).toContain('--bg:#808080')
  expect(find(full, '[data-tone]')).toBeNull()
})

test('renders text without a title, and keeps a name', () => {
  expect(find(sparse, 'section')?.className).toContain('untitled')
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Text')
  expect(find(sparse, 'h1, h2, h3, h4, h5, h6, a')).toBeNull()
})

test('leaves no empty column for a title alone', () => {
  expect(find(full, 'h2 + [class*="body"]')).not.toBeNull()
  const titleOnly = { ...full, text: ' ', link: null }
  expect(find(titleOnly, 'h2')).not.toBeNull()
  expect(find(titleOnly, 'h2 + *, [class*="body"]')).toBeNull()
})

test('renders nothing without text and link', () => {
  expect(body({ ...sparse, text: '\n' }).hasChildNodes()).toBe(false)
})
