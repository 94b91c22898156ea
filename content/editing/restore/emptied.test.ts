import { expect, test } from 'vitest'
import { emptied } from './emptied.ts'

test('restoring replaces a rich text as a whole', async () => {
  const asList = {
    root: { type: 'root', children: [{ type: 'list', listType: 'bullet', children: [] }] },
  }
  const asParagraph = {
    root: {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', text: 'A' }] }],
    },
  }
  const version = { blocks: [{ id: 'b', blockType: 'content_block', body: asParagraph }] }
  const current = { blocks: [{ id: 'b', blockType: 'content_block', body: asList }] }
  expect(emptied(current, version)).toEqual(version)
})

test('fields that only the current draft has become empty, rows matched by id', () => {
  const current = { title: 'Now', list: [{ id: 'a', label: 'Now', more: 'Now' }, { label: 'New' }] }
  expect(emptied(current, { list: [{ id: 'a', label: 'Then' }, { label: 'Then' }] })).toEqual({
    title: null,
    list: [{ id: 'a', label: 'Then', more: null }, { label: 'Then' }],
  })
})
