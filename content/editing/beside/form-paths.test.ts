import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { formPathOf, pagePathOf, rowsAround } from './form-paths.ts'

const list = (...ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id })) })
const state: FormState = {
  title: { value: 'Page' },
  blocks: list('a', 'b'),
  'blocks.1.title': { value: 'Two' },
  'blocks.1.items': list('x', 'y'),
  'blocks.1.items.1.link.label': { value: 'Go' },
}

test('pages identify rows by their ids, the form by their indexes', () => {
  const [page, form] = ['blocks.b.items.y.link.label', 'blocks.1.items.1.link.label']
  expect(pagePathOf(state, form)).toBe(page)
  expect(formPathOf(state, page)).toBe(form)
  expect([pagePathOf(state, 'title'), formPathOf(state, 'title')]).toEqual(['title', 'title'])
})

test('a path that the form lacks leads to the nearest field or row around it', () => {
  expect(formPathOf(state, 'blocks.b.media.image.alt')).toBe('blocks.1')
  expect(formPathOf(state, 'blocks.b.items.gone.title')).toBe('blocks.1.items')
  expect(formPathOf(state, 'gone')).toBeUndefined()
  expect(pagePathOf(state, 'blocks.7.title')).toBeUndefined()
})

test('the rows around a field, the outermost first', () => {
  expect(rowsAround('blocks.1.items.0.link.label')).toEqual(['blocks.1', 'blocks.1.items.0'])
})
