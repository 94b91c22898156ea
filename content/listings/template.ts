import type { Table } from '../service/spreadsheets/table.ts'
import type { Column } from './columns.ts'
import type { Library } from './library.ts'
import { widthOf } from './listings-table.ts'

/** Marks the row of the template that an import leaves out. */
const EXAMPLE_TITLE = 'Example: Corner house'

/** The title of that row in templates that were downloaded from earlier versions. */
const EARLIER_TITLE = 'Example: Villa by the Sea'

/** Whether a row is the example of the template. */
export const isExampleTitle = (title: unknown) => title === EXAMPLE_TITLE || title === EARLIER_TITLE

/** A table to fill in: the form’s own words as headings, and one example row. */
export function templateTable(columns: Column[], library: Library): Table {
  return {
    name: 'Listings',
    rows: [
      columns.map(({ heading }) => heading),
      columns.map((column) => exampleOf(column, library)),
    ],
    widths: columns.map(widthOf),
  }
}

/** What to enter in each column, for the second worksheet of a workbook. */
export function helpTable(columns: Column[], library: Library): Table {
  const rows = columns.map((column) => {
    const isNeeded = column.isRequired && column.fallback === undefined
    const sentences = [
      isNeeded ? 'A new listing needs it.' : '',
      column.help,
      formatOf(column, library),
    ]
    return [column.heading, sentences.filter(Boolean).join(' ')]
  })
  const heads = ['Column', 'What to enter']
  const more = ['', 'Columns may be in any order, and those you do not need can be deleted.']
  return { name: 'Help', rows: [heads, ...rows, more], widths: [28, 110] }
}

const NUMBERS = { money: 1_250_000, 'm²': 312.5, 'sq ft': 3364, none: 3 } as const

function exampleOf({ path, kind, help, field }: Column, { records }: Library): string | number {
  if (path === 'title') return EXAMPLE_TITLE
  if (kind.type === 'number')
    return kind.unit === 'none' && kind.step < 1 ? 2.5 : NUMBERS[kind.unit]
  if (kind.type === 'choice') return kind.options[0]?.label ?? ''
  if (kind.type === 'yesNo') return 'No'
  if (kind.type === 'day') return '2027-03-01'
  if (kind.type === 'pictures') return kind.isMany ? 'terrace.jpg, pool.jpg' : 'terrace.jpg'
  if (kind.type === 'records') return records.get(kind.collection)?.first() ?? ''
  return field.type === 'textarea' && !path.includes('.') ? help : ''
}

function formatOf({ kind, path, fact }: Column, { records }: Library): string {
  if (kind.type === 'slug') return 'Rows without one are found by title and category.'
  if (kind.type === 'choice') return `One of: ${kind.options.map(({ label }) => label).join(', ')}.`
  if (kind.type === 'yesNo')
    return fact ? 'Yes or No; leave it empty if neither is known.' : 'Yes or No.'
  if (kind.type === 'day') return 'A day, for example 2027-03-01.'
  if (kind.type === 'records') return `By name: ${records.get(kind.collection)?.list()}.`
  if (kind.type === 'pictures')
    return `${kind.isMany ? 'Filenames in order, with commas between them' : 'A filename'}: of the media library, or of files chosen together with this one.`
  if (kind.type !== 'number') return path === 'title' ? '' : 'Text.'
  return kind.unit === 'money' ? 'For example 1250000, 1.250.000 or €1.25m.' : 'A number.'
}
