import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import type { Copied } from './copied.ts'
import { type List, refusalOf } from './refusal-of.ts'

const title = { name: 'title', type: 'text' }
const rowsOf = (...kinds: string[]) => kinds.map((blockType) => ({ blockType, state: {} }))
const copied: Copied = { type: 'blocks', path: 'blocks', data: {} }
const copiedArray = (fields: object[]): Copied => ({
  type: 'array',
  path: 'features',
  data: {},
  fields: fields as ClientField[],
})
const listOf = (field: object, more: Partial<List> = {}): List => ({
  name: 'Blocks',
  field: field as ClientField,
  allowed: undefined,
  count: 0,
  kindName: (slug) => slug.toUpperCase(),
  ...more,
})
const blocks = { name: 'blocks', type: 'blocks', blockReferences: ['hero'], blocks: [] }
const array = { name: 'features', type: 'array', maxRows: 2, fields: [title] }

test('blocks of a kind that the list takes can be pasted', () => {
  expect(refusalOf(copied, rowsOf('hero'), listOf(blocks))).toBeUndefined()
  expect(refusalOf(copied, rowsOf('hero', 'map'), listOf(blocks))).toBe(
    '“MAP” cannot be pasted into “Blocks”.',
  )
  expect(refusalOf(copied, rowsOf('hero'), listOf(blocks, { allowed: [] }))).toContain('HERO')
})

test('rows can be pasted among rows with the same fields', () => {
  expect(refusalOf(copiedArray([title]), rowsOf(''), listOf(array))).toBeUndefined()
  const other = [{ name: 'link', type: 'text' }]
  expect(refusalOf(copiedArray(other), rowsOf(''), listOf(array))).toContain('other fields')
  expect(refusalOf(copied, rowsOf('hero'), listOf(array))).toContain('other fields')
})

test('a full list takes no more rows', () => {
  expect(refusalOf(copiedArray([title]), rowsOf('', ''), listOf(array, { count: 1 }))).toBe(
    'No more than 2 fit into “Blocks”.',
  )
})
