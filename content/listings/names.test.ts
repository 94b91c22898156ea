import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import { protectText, restoreText } from '../service/spreadsheets/safe-text.ts'
import { columnsOf } from './columns.ts'
import { Names } from './names.ts'
import { Pictures } from './pictures.ts'
import { readCell } from './read-cell.ts'
import { readHeadings } from './read-headings.ts'
import { suggestAlt } from './suggest-alt.ts'
import { cellText } from './write-cell.ts'

const library = {
  records: new Map([
    [
      'amenities',
      new Names([
        { id: 1, title: 'Barn Club', slug: 'barn-club' },
        { id: 2, title: 'Café, Bar', slug: 'cafe' },
        { id: 3, title: 'Gate', slug: 'gate-north' },
        { id: 4, title: 'Gate', slug: 'gate-south' },
      ]),
    ],
  ]),
  pictures: new Pictures(
    [
      { id: 1, filename: 'pool-0123abcd.jpg', mimeType: 'image/jpeg' },
      { id: 2, filename: 'view-0123abcd.jpg', mimeType: 'image/jpeg' },
      { id: 3, filename: 'view-4567abcd.png', mimeType: 'image/png' },
      { id: 4, filename: 'flight-0123abcd.mp4', mimeType: 'video/mp4' },
    ],
    {
      chosen: [
        { name: 'View.jpg', hash: '4567abcd99' },
        { name: 'Hall 1.jpg', hash: '' },
      ],
      uploaded: new Map([['done.jpg', 2]]),
    },
  ),
  money: { currency: 'EUR', onRequest: [] },
}

const fields = flattenAllFields({
  fields: [
    { name: 'title', label: 'Name', type: 'text', required: true },
    { name: 'slug', label: 'Address', type: 'text', admin: { position: 'sidebar' } },
    { name: 'isNew', label: 'New', type: 'checkbox' },
    {
      name: 'places',
      label: 'Amenities',
      type: 'relationship',
      relationTo: 'amenities',
      hasMany: true,
    },
    { name: 'secret', type: 'text', hidden: true },
    { name: 'rows', type: 'array', fields: [] },
    {
      name: 'seo',
      label: 'Search',
      type: 'group',
      fields: [{ name: 'title', label: 'Name', type: 'text' }],
    },
  ],
})
const columns = columnsOf(fields)
const headings = columns.map(({ heading }) => heading)
const places = columns.find(({ path }) => path === 'places')

test('columns have the words of the form: sidebar fields after the others, groups last', () => {
  expect(headings).toEqual(['Name', 'New', 'Amenities', 'Address', 'Search: Name'])
})

const NONE: ReadonlyMap<string, string> = new Map()

const meantBy = (texts: string[], chosen = NONE) => {
  const { columns: found, others, problems } = readHeadings(texts, columns, chosen)
  return { paths: found.map((column) => column?.path), others, problems }
}

test('headings of other languages are understood, unless another column is surely meant', () => {
  expect(meantBy(['Titel', 'Agent'])).toEqual({
    paths: ['title', undefined],
    others: [
      { heading: 'Titel', path: 'title' },
      { heading: 'Agent', path: '' },
    ],
    problems: [],
  })
  expect(meantBy(['Bezeichnung', 'Name'])).toMatchObject({
    paths: [undefined, 'title'],
    problems: [],
  })
  expect(meantBy(['Titel', 'Bezeichnung'])).toMatchObject({ paths: ['title', undefined] })
})

test('a field that was chosen for a heading counts before any guess', () => {
  const chosen = new Map([
    ['Titel', 'seo.title'],
    ['Agent', 'title'],
    ['Name', ''],
  ])
  expect(meantBy(['Titel', 'Agent'], chosen).paths).toEqual(['seo.title', 'title'])
  expect(meantBy(['Titel', 'Slug'], new Map([['Titel', '']])).paths).toEqual([undefined, 'slug'])
  // A heading of the form is no question.
  expect(meantBy(['Name'], chosen)).toMatchObject({ paths: ['title'], others: [] })
})

test('headings are found in any case, by label or field name; a duplicate is a problem', () => {
  const found = readHeadings(
    ['SEARCH  name', 'is-new', 'addréss', 'Agent', '', 'name'],
    columns,
    NONE,
  )
  expect(found.columns.map((column) => column?.path)).toEqual([
    'seo.title',
    'isNew',
    'slug',
    undefined,
    undefined,
    'title',
  ])
  expect(found.problems).toEqual([])
  expect(readHeadings(['Name', 'NAME'], columns, NONE).problems).toMatchObject([{ column: 'NAME' }])
  expect(readHeadings(['New'], columns, NONE).problems).toMatchObject([
    { message: expect.stringContaining('“Name” or “Address”') },
  ])
})

test('records are found by name or slug, several with commas between them, and written alike', () => {
  if (!places) throw new Error('There is no column of amenities.')
  const read = (text: string) => readCell(text, places, library)
  expect(read('barn club; CAFE')).toEqual({ value: [{ id: 1 }, { id: 2 }] })
  expect(read('Cafe, bar')).toEqual({ value: [{ id: 2 }] })
  expect(read('Gate')).toEqual({ problem: expect.stringContaining('gate-north, gate-south') })
  expect(read('Barn Club, Spa')).toEqual({ problem: expect.stringContaining('There is no “Spa”') })
  const value = [{ id: 2 }, { id: 4 }]
  expect(read(cellText(value, places, library))).toEqual({ value })
})

test.each([
  ['POOL-0123abcd.JPG', { item: { id: 1 } }],
  ['C:\\Photos\\Pool.png', { item: { id: 1 } }],
  ['view.jpg', { item: { id: 3 } }],
  ['hall 1.JPG', { item: { file: 'Hall 1.jpg' } }],
  ['done.jpg', { item: { id: 2 } }],
  ['view', { problem: expect.stringContaining('view-0123abcd.jpg, view-4567abcd.png') }],
  ['flight.mp4', { problem: expect.stringContaining('not a picture') }],
  ['gone.jpg', { problem: expect.stringContaining('no picture “gone.jpg”') }],
])('the picture %s is found in the library or beside the spreadsheet', (name, found) => {
  expect(library.pictures.find(name)).toEqual(found)
})

test.each(['=1+1', '+39 02', '-', '@a', "'=1+1", "''=x"])(
  '%s is no formula, and reads back unchanged',
  (text) => {
    expect(protectText(text)).toMatch(/^'/)
    expect(restoreText(protectText(text))).toBe(text)
  },
)

test('a text without a formula is left alone', () => {
  expect(protectText("'s-Hertogenbosch")).toBe("'s-Hertogenbosch")
  expect(restoreText("'s-Hertogenbosch")).toBe("'s-Hertogenbosch")
})

test('an alt text is suggested from the listing and the filename', () => {
  expect(suggestAlt('villa-one-Terrace_2.jpg', 'Villa One')).toBe('Villa One, terrace')
  expect(suggestAlt('IMG_4711.jpg', 'Villa One')).toBe('Villa One')
})
