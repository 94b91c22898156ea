import { betweenRows } from './between-rows.ts'
import type { Column } from './columns.ts'
import type { Library } from './library.ts'
import { type ImportProblem, problemAt } from './problem.ts'
import { readCell } from './read-cell.ts'
import { type ChosenHeadings, type OtherHeading, readHeadings } from './read-headings.ts'
import type { BrokenCell, RawCell, Sheet } from './sheet.ts'
import { isExampleTitle } from './template.ts'
import type { Value } from './value.ts'

/**
 * A row of the spreadsheet: the values of its cells by the path of their field, and the fields
 * without a value.
 */
export type ListingRow = {
  row: number
  values: ReadonlyMap<string, Value>
  unreadable: ReadonlySet<string>
}

/** All rows with their problems, notes for the editor, and the headings that are not known. */
export type SheetRows = {
  rows: ListingRow[]
  notes: string[]
  problems: ImportProblem[]
  others: OtherHeading[]
}

const NO_ROWS = 'There are no rows below the headings.'
const EXAMPLE = 'The example of the template was left out.'

/** Reads the rows of a spreadsheet; none if its headings make no sense. */
export async function readRows(
  sheet: Sheet,
  columns: Column[],
  library: Library,
  chosen: ChosenHeadings,
): Promise<SheetRows> {
  const [first = [], ...cells] = sheet.rows
  const { others, ...headings } = readHeadings(first, columns, chosen)
  if (headings.problems.length > 0)
    return { rows: [], problems: headings.problems, notes: sheet.notes, others }
  const filled = cells
    .map((row, i) => ({ row: i + 2, cells: row }))
    .filter((row) => row.cells.some((cell) => !isBlank(cell)))
  const own = filled.filter((row) => !isExample(row.cells, headings.columns))
  if (own.length === 0) throw problemAt(0, '', NO_ROWS)
  const problems = brokenCells(sheet.broken, headings.columns)
  const context = { columns: headings.columns, library, problems }
  const rows: ListingRow[] = []
  for (const row of own) {
    rows.push(readRow(row.row, row.cells, context))
    await betweenRows(rows.length)
  }
  const example = own.length < filled.length ? [EXAMPLE] : []
  return { rows, problems, notes: [...sheet.notes, ...headings.notes, ...example], others }
}

type Context = { columns: (Column | undefined)[]; library: Library; problems: ImportProblem[] }

function readRow(row: number, cells: RawCell[], { columns, library, problems }: Context) {
  const values = new Map<string, Value>()
  const unreadable = new Set<string>()
  for (const [i, column] of columns.entries()) {
    if (!column) continue
    const read = readCell(cells[i] ?? null, column, library)
    if ('value' in read) values.set(column.path, read.value)
    else {
      unreadable.add(column.path)
      problems.push({ row, column: column.heading, message: read.problem })
    }
  }
  if (cells.slice(columns.length).some((cell) => !isBlank(cell))) {
    problems.push({ row, column: '', message: TOO_MANY_CELLS })
  }
  return { row, values, unreadable }
}

const TOO_MANY_CELLS =
  'This row has more cells than there are headings. In a CSV file, a text with a comma needs quotation marks around it.'

const isBlank = (cell: RawCell) => cell === null || `${cell}`.trim() === ''

function isExample(cells: RawCell[], columns: (Column | undefined)[]) {
  return isExampleTitle(cells[columns.findIndex((column) => column?.path === 'title')])
}

/** Cells of columns that are not imported may contain errors. */
function brokenCells(cells: BrokenCell[], columns: (Column | undefined)[]): ImportProblem[] {
  return cells.flatMap(({ row, column: number, isFormula }) => {
    const column = columns[number - 1]
    const message = isFormula ? NO_RESULT : AN_ERROR
    return column ? [{ row, column: column.heading, message }] : []
  })
}

const NO_RESULT =
  'This formula has no result yet. Open the file in your spreadsheet program, save it and choose it again.'
const AN_ERROR = 'This formula shows an error. Correct it, or enter the value itself.'
