import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { blockPlaces, isBlockPath } from './block-places.ts'

const STATE: FormState = {
  title: { value: 'Papers' },
  blocks: { rows: [{ id: 'a' }, { id: 'b' }] },
  'blocks.0.id': { value: 'a' },
  'blocks.1.id': { value: 'b' },
  'blocks.1.files': { rows: [{ id: 'c' }, { id: 'd' }] },
  'blocks.1.files.0.id': { value: 'c' },
  'blocks.1.files.1.id': { value: 'd' },
  'blocks.1.files.1.label': { value: 'Plan' },
}

test('blocks in other blocks are found by their id, with their path', () => {
  expect([...blockPlaces(STATE)]).toEqual([
    ['a', 'blocks.a'],
    ['b', 'blocks.b'],
    ['c', 'blocks.b.files.c'],
    ['d', 'blocks.b.files.d'],
  ])
})

test.each([
  ['blocks.3', true],
  ['blocks.3.files.0', true],
  ['blocks.3.files', false],
  ['rows.3', false],
])('%s can have comments: %s', (path, can) => expect(isBlockPath(path)).toBe(can))
