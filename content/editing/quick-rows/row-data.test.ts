import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { RowData } from './row-data.ts'

const row = (id: string) => ({ id })
const list = (...ids: string[]) => ({
  value: ids.length,
  rows: ids.map(row),
  disableFormData: true,
})

const state: FormState = {
  title: { value: 'Page' },
  blocks: list('a', 'b'),
  'blocks.0.id': { value: 'a' },
  'blocks.0.title': { value: 'One' },
  'blocks.0.items': list('x'),
  'blocks.0.items.0.id': { value: 'x' },
  'blocks.0.items.0.link.label': { value: 'Go' },
  'blocks.1.id': { value: 'b' },
  'blocks.1.items': { value: 0, rows: [] },
}

test('a row has its own values and those of its lists', () => {
  const rows = new RowData()
  expect(rows.at(state, 'blocks.0')).toEqual({
    id: 'a',
    title: 'One',
    items: [{ id: 'x', link: { label: 'Go' } }],
  })
  expect(rows.at(state, 'blocks.0.items.0')).toEqual({ id: 'x', link: { label: 'Go' } })
  expect(rows.at(state, 'blocks.1')).toEqual({ id: 'b', items: [] })
})

test('the whole form has its rows in their lists', () => {
  expect(new RowData().all({ ...state, 'seo.title': { value: 'T' } })).toEqual({
    title: 'Page',
    seo: { title: 'T' },
    blocks: [
      { id: 'a', title: 'One', items: [{ id: 'x', link: { label: 'Go' } }] },
      { id: 'b', items: [] },
    ],
  })
})

test('a change renews the values of the rows around it and of no other', () => {
  const rows = new RowData()
  const [first, second] = [rows.at(state, 'blocks.0'), rows.at(state, 'blocks.1')]
  const typed = { ...state, 'blocks.0.items.0.link.label': { value: 'Gone' } }
  expect(rows.at(typed, 'blocks.0')).not.toBe(first)
  expect(rows.at(typed, 'blocks.0')).toHaveProperty('items.0.link.label', 'Gone')
  expect(rows.at(typed, 'blocks.1')).toBe(second)
})

test('rows that were moved, added or removed have the values of their new place', () => {
  const rows = new RowData()
  rows.at(state, 'blocks.0')
  const { 'blocks.1.id': _, 'blocks.1.items': __, ...rest } = state
  const removed: FormState = {
    ...rest,
    blocks: list('b'),
    'blocks.0.id': { value: 'b' },
    'blocks.0.title': { value: 'Two' },
  }
  expect(rows.at(removed, 'blocks.0')).toMatchObject({ id: 'b', title: 'Two' })
})
