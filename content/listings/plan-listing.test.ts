import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { planListing } from './plan-listing.ts'
import type { Value } from './value.ts'

const columns = columnsOf(
  flattenAllFields({
    fields: [
      { name: 'unit', type: 'text' },
      { name: 'bearing', type: 'number', defaultValue: 0 },
    ],
  }),
)

const EMPTY: [string, Value][] = [
  ['unit', null],
  ['bearing', null],
]

const CASA = {
  id: 1,
  title: 'Casa',
  slug: 'casa',
  category: 1,
  isDraft: true,
  updatedAt: '2026-11-28T09:00:00.000Z',
}

/** The fields that a row of empty cells would change, with their values before and after. */
function changesIn(stored?: [string, Value][]) {
  const values = new Map(stored)
  const row = { row: 2, values: new Map(EMPTY), unreadable: new Set<string>() }
  const { changes } = planListing(
    row,
    stored
      ? { by: 'title', listing: { ...CASA, values } }
      : { by: 'none', listing: undefined, hasNamesake: false },
    columns,
  )
  return changes.map(({ column, before, after }) => [column.path, before, after])
}

test('a spreadsheet with an empty cell for a field with a default changes nothing the second time', () => {
  expect(changesIn()).toEqual([])
  expect(changesIn([['bearing', 0]])).toEqual([])
  expect(changesIn([['bearing', null]])).toEqual([])
})

test('an empty cell empties its field, or sets it back to its default', () => {
  const stored: [string, Value][] = [
    ['unit', 'L 01'],
    ['bearing', 90],
  ]
  expect(changesIn(stored)).toEqual([
    ['unit', 'L 01', null],
    ['bearing', 90, 0],
  ])
})
