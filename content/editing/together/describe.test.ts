import type { ClientBlock, ClientField } from 'payload'
import { expect, test } from 'vitest'
import { describePath, describeValue } from './describe.ts'

const title: ClientField = { type: 'text', name: 'title', label: 'Title' }
const tone: ClientField = {
  type: 'select',
  name: 'tone',
  label: 'Tone',
  options: [{ value: 'a', label: 'Calm' }],
}
const rows: ClientField = {
  type: 'array',
  name: 'items',
  label: 'Entries',
  labels: { singular: 'Entry', plural: 'Entries' },
  fields: [title],
}
const text: ClientBlock = {
  slug: 'text',
  labels: { singular: 'Title and text', plural: 'Titles and texts' },
  fields: [title, rows, { type: 'group', name: 'look', label: 'Appearance', fields: [tone] }],
}
// As Payload sends a field whose kinds are references: without its own list.
const list = { type: 'blocks', name: 'blocks', label: 'Blocks', blockReferences: ['text'] }
const tabs: ClientField = { type: 'tabs', tabs: [{ label: 'Page', fields: [list as ClientField] }] }
const labels = { fields: [title, tabs], blocks: { text } }

const page = (...blocks: string[]) => ({
  blocks: blocks.map((id) => ({ id, blockType: 'text', items: [{ id: 'i' }] })),
})
const versions = [page('x', 'b'), page('b')]

test.each([
  [['title'], 'Title'],
  [['blocks', { row: 'b' }, 'title'], 'Blocks › 2. Title and text › Title'],
  [['blocks', { row: 'b' }], 'Blocks › 2. Title and text'],
  [
    ['blocks', { row: 'b' }, 'items', { row: 'i' }, 'title'],
    'Blocks › 2. Title and text › Entries › 1. Entry › Title',
  ],
  [['blocks', { row: 'b' }, 'look', 'tone'], 'Blocks › 2. Title and text › Appearance › Tone'],
  [['unknown', { row: 'b' }, 'field'], 'unknown › 1. › field'],
])('a path is named in the words of the form: %j', (path, label) => {
  expect(describePath(labels, path, versions).label).toBe(label)
})

test('field values are described in words', () => {
  expect(describeValue('a', tone)).toBe('Calm')
  expect(describeValue(true)).toBe('Yes')
  expect(describeValue(null)).toBe('')
  const rich = { root: { type: 'root', children: [{ type: 'text', text: 'By the sea' }] } }
  expect(describeValue(rich)).toBe('By the sea')
})
