import type { Block, Field } from 'payload'
import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

const title: Field = { name: 'title', label: 'Title', type: 'text' }
const rows: Field = { name: 'rows', label: 'Rows', type: 'array', fields: [title] }
const hero: Block = {
  slug: 'hero',
  labels: { singular: 'Hero', plural: 'Heroes' },
  fields: [title, rows],
}
const blocks: Field = {
  name: 'blocks',
  label: 'Blocks',
  type: 'blocks',
  blockReferences: [],
  blocks: [],
}
const seo: Field = { name: 'seo', label: 'SEO', type: 'group', fields: [title] }
const savedBy: Field = { name: 'savedBy', type: 'text', hidden: true }
const tabs: Field = {
  type: 'tabs',
  tabs: [
    { label: 'Content', fields: [blocks] },
    { label: 'SEO', fields: [seo] },
  ],
}
const order: Field = { name: 'unitOrder', type: 'text', admin: { hidden: true } }
const form = { fields: [title, savedBy, order, tabs], kinds: new Map([['hero', hero]]) }

const block = (id: string, more: object = {}) => ({ id, blockType: 'hero', title: id, ...more })
const changes = (before: object, after: object) => changesOf(form, { ...before }, { ...after })

test('fields are named as in the form, hidden ones are not', () => {
  const before = { title: 'A', savedBy: 'Ada', unitOrder: 's 01', seo: { title: 'a' } }
  const after = { title: 'B', savedBy: 'Bo', unitOrder: 's 02', seo: { title: 'b' } }
  expect(changes(before, after)).toEqual(['Title', 'SEO › Title'])
})

test('two different empty values do not differ', () => {
  expect(changes({ title: '', blocks: [] }, { title: null })).toEqual([])
})

test('blocks are identified by their id, wherever they are', () => {
  const before = { blocks: [block('a'), block('b'), block('c')] }
  const after = { blocks: [block('c'), block('a', { title: 'new' }), block('d')] }
  expect(changes(before, after)).toEqual([
    'Block 2 (Hero) › Title',
    'Block 3 (Hero) added',
    'Block 2 (Hero) removed',
    'Blocks in another order',
  ])
})

test('a block that was hidden or shown is said to be', () => {
  const isHidden = true
  const before = { blocks: [block('a'), block('b', { isHidden }), block('c', { isHidden: false })] }
  const after = {
    blocks: [block('a', { isHidden }), block('b'), block('c'), block('d', { isHidden })],
  }
  expect(changes(before, after)).toEqual([
    'Block 1 (Hero) hidden',
    'Block 2 (Hero) shown again',
    'Block 4 (Hero) added',
    'Block 4 (Hero) hidden',
  ])
})

test('rows of a block are named with it', () => {
  const before = { blocks: [block('a', { rows: [{ id: '1', title: 'x' }] })] }
  const after = {
    blocks: [
      block('a', {
        rows: [
          { id: '1', title: 'y' },
          { id: '2', title: 'z' },
        ],
      }),
    ],
  }
  expect(changes(before, after)).toEqual([
    'Block 1 (Hero) › Rows 1 › Title',
    'Block 1 (Hero) › Rows 2 added',
  ])
})
