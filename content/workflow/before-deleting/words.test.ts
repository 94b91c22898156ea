import { expect, test } from 'vitest'
import type { Use } from '../../overview/references/uses.ts'
import type { WhatGoes } from './what-goes.ts'
import {
  adviceOf,
  canRemoveEverywhere,
  countOf,
  doneOf,
  headingOf,
  headingOfSeveral,
  keptOf,
  whereTo,
} from './words.ts'

const FILES = { singular: 'File', plural: 'Files' }
const nothing: WhatGoes = {
  ids: [1],
  versions: 0,
  comments: 0,
  kept: [],
  mayTakeOut: true,
  address: null,
}
const use: Use = {
  path: '/collections/pages/1',
  title: 'Home',
  noun: 'Page',
  places: ['Block 1'],
  isPublic: true,
  isNeeded: false,
}
const used = (...uses: Use[]): WhatGoes => ({
  ...nothing,
  ids: [],
  kept: [{ id: 1, title: 'A', uses }],
})

test.each([
  [1, '1 file'],
  [3, '3 files'],
  [1200, '1,200 files'],
])('%d records are counted in words', (count, words) => {
  expect(countOf(count, FILES)).toBe(words)
})

test('the heading names one record, and counts selected ones', () => {
  expect(headingOf('pool.jpg')).toBe('Delete “pool.jpg”?')
  expect(headingOfSeveral(1, 1, FILES)).toBe('Delete 1 file?')
  expect(headingOfSeveral(4, 4, FILES)).toBe('Delete 4 files?')
  expect(headingOfSeveral(1, 4, FILES)).toBe('Delete 1 of 4 files?')
})

test('the data that goes with the records is counted', () => {
  const end = 'For 30 days it can be brought back as before; then it is erased.'
  expect(whereTo(nothing)).toBe(`It goes into the bin. ${end}`)
  expect(whereTo({ ...nothing, address: '/spa' })).toBe(
    `It leaves the site and goes into the bin. ${end}`,
  )
  expect(whereTo({ ...nothing, versions: 1 })).toBe(`It goes into the bin. ${end}`)
  expect(whereTo({ ...nothing, versions: 2, comments: 1 })).toBe(
    `It goes into the bin with its 2 versions and 1 comment. ${end}`,
  )
  expect(whereTo({ ...nothing, ids: [1, 2], versions: 12, comments: 3 })).toBe(
    'They go into the bin with their 12 versions and 3 comments. For 30 days they can be brought back as before; then they are erased.',
  )
})

test('a selection gives the number of remaining records, and the reason', () => {
  const kept = [
    { id: 1, title: 'A', uses: [use] },
    { id: 2, title: 'B', uses: [use] },
    { id: 3, title: 'C', uses: [] },
  ]
  expect(keptOf({ ...nothing, kept }, FILES)).toEqual([
    '2 files stay, because something else uses them:',
    '1 file stays: only publishers delete what is public.',
  ])
  expect(keptOf(nothing, FILES)).toEqual([])
  const many = { ...nothing, kept: kept.slice(0, 2), used: 40, forbidden: 3 }
  expect(keptOf(many, FILES)).toEqual([
    '40 files stay, because something else uses them. The first 2 of them:',
    '3 files stay: only publishers delete what is public.',
  ])
})

test('a publisher can delete a used record, unless another one requires it', () => {
  expect(canRemoveEverywhere(used(use))).toBe(true)
  expect(adviceOf(used(use))).toContain('comes back to them')
  const needy = { ...use, isNeeded: true }
  const needed = used(use, needy)
  expect(canRemoveEverywhere(needed)).toBe(false)
  expect(adviceOf(needed)).toContain('One of the records below cannot be without it')
  expect(adviceOf(used(use, needy, needy))).toContain('2 of the records below cannot be without it')
  const editor = { ...used(use), mayTakeOut: false }
  expect(canRemoveEverywhere(editor)).toBe(false)
  expect(adviceOf(editor)).toContain('ask a publisher')
})

test('the dialog explains why a public record remains', () => {
  expect(canRemoveEverywhere(used())).toBe(false)
  expect(adviceOf(used())).toContain('It is public')
})

test('deleted records are counted', () => {
  expect(doneOf(1, FILES)).toBe('1 file is in the bin.')
  expect(doneOf(4, FILES)).toBe('4 files are in the bin.')
})
