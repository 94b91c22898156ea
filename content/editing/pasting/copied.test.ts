import { expect, test } from 'vitest'
import { readCopied, rowsOf } from './copied.ts'

const copied = {
  type: 'blocks',
  path: 'blocks',
  rowIndex: 1,
  data: {
    'blocks.1.id': { value: 'old', initialValue: 'old' },
    'blocks.1.blockType': { value: 'features' },
    'blocks.1.title': { value: 'Shade', lastRenderedPath: 'blocks.1.title', valid: false },
    'blocks.1.features': { value: 1, rows: [{ id: 'inner', lastRenderedPath: 'x' }] },
    'blocks.1.features.0.id': { value: 'inner' },
    'blocks.1.features.0.title': { value: 'Trees' },
  },
}

const counter = () => {
  let last = 0
  return () => `new${++last}`
}

test('a copied block becomes a new one, with other ids and nothing that was rendered', () => {
  const read = readCopied(JSON.stringify(copied))
  expect(read && rowsOf(read, counter())).toEqual([
    {
      blockType: 'features',
      state: {
        id: { value: 'new1', initialValue: 'new1', valid: true, passesCondition: true },
        blockType: { value: 'features', valid: true, passesCondition: true },
        title: { value: 'Shade', valid: true, passesCondition: true },
        features: { value: 1, rows: [{ id: 'new2' }], valid: true, passesCondition: true },
        'features.0.id': {
          value: 'new2',
          initialValue: 'new2',
          valid: true,
          passesCondition: true,
        },
        'features.0.title': { value: 'Trees', valid: true, passesCondition: true },
      },
    },
  ])
})

test('a copied list is all of its rows, in their order', () => {
  const data = {
    blocks: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
    'blocks.0.blockType': { value: 'hero' },
    'blocks.1.blockType': { value: 'features' },
  }
  const read = readCopied(JSON.stringify({ type: 'blocks', path: 'blocks', data }))
  const rows = read ? rowsOf(read, counter()) : []
  expect(rows.map(({ blockType }) => blockType)).toEqual(['hero', 'features'])
})

test.each(['words', '[]', '{"type":"blocks"}', '{"type":"text","path":"title","data":{}}'])(
  'something else is not read as rows: %s',
  (text) => {
    expect(readCopied(text)).toBeUndefined()
  },
)
