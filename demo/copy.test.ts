import { expect, test } from 'vitest'
import copyFile from './copy.json' with { type: 'json' }
import type { Copy, CopyBlock, CopyPattern } from './copy.ts'
import shownKinds from './kinds.json' with { type: 'json' }
import patternsFile from './patterns.json' with { type: 'json' }

// The compiler compares the files with the types that the seed expects.
const copy: Copy = copyFile
const patterns: CopyPattern[] = patternsFile

const { pages, experiences, categories, listings } = copy
const visited = [copy.home, copy.overview, ...pages, ...experiences, ...categories, ...listings]

const kindsOf = (list: CopyBlock[]) => [...new Set(list.map(({ type }) => type))].sort()

test('the demo shows every kind of block that it is meant to show', () => {
  expect(kindsOf(visited.flatMap((page) => page.blocks))).toEqual(shownKinds)
})

test('the patterns show the same kinds, and each has a name of its own', () => {
  expect(kindsOf(patterns.flatMap(({ blocks }) => blocks))).toEqual(shownKinds)
  expect(new Set(patterns.map(({ title }) => title)).size).toBe(patterns.length)
})

test('there are sixteen houses in four categories, each with its own map shape', () => {
  expect([listings.length, categories.length]).toEqual([16, 4])
  expect(new Set(listings.map(({ meshKey }) => meshKey)).size).toBe(16)
})

test('one house is reserved, one sold, one priced on request', () => {
  const taken = listings.flatMap(({ slug, status }) => (status ? [[slug, status]] : []))
  expect(taken).toEqual([
    ['villa-calma', 'sold'],
    ['casa-cigarra', 'reserved'],
  ])
  expect(listings.filter(({ price }) => !price).map(({ slug }) => slug)).toEqual(['casa-siroco'])
})
