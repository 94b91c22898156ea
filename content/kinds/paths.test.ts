import { expect, test } from 'vitest'
import { pageAt, pathOfRecord, patternOf, placeRows } from './paths.ts'
import type { PageCollection } from './table.ts'

const category = { id: 4, slug: 'villas' }

test.each([
  ['pages', { slug: 'spa' }, '/spa'],
  ['experiences', { slug: 'sailing' }, '/experiences/sailing'],
  ['real-estate-categories', category, '/real-estate/villas'],
  ['listings', { slug: 'casa', category: 4 }, '/real-estate/villas/casa'],
] as const)('a record of %s has the path of its kind', async (collection, record, path) => {
  const readAbove = async (_: PageCollection, id: unknown) => (id === 4 ? category : undefined)
  expect(await pathOfRecord(collection, record, readAbove)).toBe(path)
})

test.each([
  ['pages', {}],
  ['pages', { slug: ' ' }],
  ['listings', { slug: 'casa' }],
  ['listings', { category: 4 }],
] as const)('a record of %s like %j has no path', async (collection, record) => {
  expect(await pathOfRecord(collection, record, async () => undefined)).toBeUndefined()
})

test('the pattern of a kind names the relation to the page above', () => {
  expect(patternOf('pages')).toBe('/:slug')
  expect(patternOf('listings')).toBe('/real-estate/:category/:slug')
})

test.each([
  ['/', { global: 'home' }],
  ['/real-estate', { global: 'real-estate-overview' }],
  ['/gallery', { collection: 'pages', slug: 'gallery', above: undefined }],
  ['/gallery/dusk', { collection: 'galleries', slug: 'dusk', above: undefined }],
  ['/real-estate/villas', { collection: 'real-estate-categories', slug: 'villas' }],
  [
    '/real-estate/villas/casa',
    { collection: 'listings', slug: 'casa', above: '/real-estate/villas' },
  ],
])('the path %s can belong to %j', (path, page) => {
  expect(pageAt(path)).toEqual(page)
})

test.each(['', '//', '/spa#pool', '/experiences/a/b', '/real-estate/a/b/c'])(
  'the path “%s” belongs to no page',
  (path) => {
    expect(pageAt(path)).toBeUndefined()
  },
)

test('records are placed below the record above them, and left out without one', async () => {
  const rows = new Map<string, { id: number; slug: string; above: number | null }[]>([
    ['real-estate-categories', [{ id: 4, slug: 'villas', above: null }]],
    [
      'listings',
      [
        { id: 1, slug: 'casa', above: 4 },
        { id: 2, slug: 'lost', above: 5 },
      ],
    ],
    ['pages', [{ id: 4, slug: 'spa', above: null }]],
  ])
  const placed = await placeRows(async (collection) => rows.get(collection) ?? [])
  expect(placed.map(({ path }) => path)).toEqual([
    '/spa',
    '/real-estate/villas',
    '/real-estate/villas/casa',
  ])
})
