import { expect, test } from 'vitest'
import { parseListings } from './parse-listings.ts'
import { ImportError } from './problem.ts'

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'))

function problemsOf(...lines: string[]) {
  try {
    parseListings(bytes(...lines))
    return []
  } catch (error) {
    if (error instanceof ImportError) return error.problems
    throw error
  }
}

test('a row sets the fields of its columns, and an empty cell clears its field', () => {
  const rows = parseListings(
    bytes('slug,title,bedrooms,area,price', 'villa-sorrel,Villa Sorrel,4,312.5,'),
  )
  expect(rows).toEqual([
    {
      line: 2,
      slug: 'villa-sorrel',
      fields: { title: 'Villa Sorrel', bedrooms: 4, area: 312.5, price: null },
    },
  ])
})

test.each([
  ['semicolons', 'slug;title;description', 'a;Villa A;"Sea; and pines"'],
  ['tabs', 'slug\ttitle\tdescription', 'a\tVilla A\tSea; and pines'],
  ['a byte order mark', '\uFEFFslug,title,description', 'a,Villa A,Sea; and pines'],
])('files with %s are read', (_, ...lines) => {
  expect(parseListings(bytes(...lines))[0]?.fields).toEqual({
    title: 'Villa A',
    description: 'Sea; and pines',
  })
})

test('problems have the line number of the file, even after a cell with several lines', () => {
  expect(
    problemsOf(
      'slug,title,description,bedrooms,price,status',
      'a,A,"two',
      'lines",3,100,available',
      'B b,,x,many,"1,250,000",gone',
    ),
  ).toEqual([
    { line: 4, field: 'slug', message: expect.stringContaining('lowercase letters') },
    { line: 4, field: 'title', message: 'Give the listing a title.' },
    { line: 4, field: 'bedrooms', message: expect.stringContaining('digits only') },
    { line: 4, field: 'price', message: expect.stringContaining('digits only') },
    { line: 4, field: 'status', message: 'Enter one of: available, reserved, sold.' },
  ])
})

test('a duplicate slug is a problem', () => {
  expect(problemsOf('slug,title', 'a,A', 'b,B', 'a,C')).toEqual([
    { line: 4, field: 'slug', message: 'Line 2 has the same slug.' },
  ])
})

test.each([
  [['title', 'A'], 1, 'The column “slug” is missing.'],
  [['slug,title,colour', 'a,A,red'], 1, 'Unknown column.'],
  [['slug,title,title', 'a,A,A'], 1, 'This column appears twice.'],
  [['slug,title', 'a,"A'], 2, 'quotation mark'],
  [['slug,title', 'a,A,B'], 2, 'more cells than columns'],
  [['slug,title'], 2, 'no rows below'],
  [[''], 1, 'empty'],
])('%j is rejected with a message', (lines, line, message) => {
  expect(problemsOf(...lines)).toMatchObject([{ line, message: expect.stringContaining(message) }])
})

test('a file that is not UTF-8 is rejected with advice', () => {
  expect(() => parseListings(new Uint8Array([0xff, 0xfe, 0x41, 0]))).toThrow(ImportError)
})

test('too many rows are rejected', () => {
  const lines = Array.from({ length: 2001 }, (_, i) => `a-${i},A`)
  expect(problemsOf('slug,title', ...lines)[0]?.message).toContain('at most 2000')
})
