import { CsvError, parse } from 'csv-parse/sync'
import { problemAt } from './problem.ts'

/** A line of the file: its number as an editor counts it, and its cells by column. */
export type Row = { line: number; cells: ReadonlyMap<string, string> }

/** The most listings one file may hold: they are saved in one go, while other writers wait. */
export const MOST_ROWS = 2000
const DELIMITERS = [',', ';', '\t']
const REQUIRED = ['slug', 'title']

type Parsed = { record: string[]; lines: number }

/**
 * Reads a table with a header line: commas, semicolons (as spreadsheets of many countries write
 * them) or tabs between the cells. Throws an `ImportError` that says what is wrong with it.
 */
export function readCsv(bytes: Uint8Array, known: readonly string[]): Row[] {
  const text = decode(bytes)
  const [header, ...rest] = split(text)
  if (!header) throw problemAt(1, '', 'The file is empty.')
  const columns = checkHeader(
    header.record.map((name) => name.trim()),
    known,
  )
  if (rest.length === 0) throw problemAt(2, '', 'There is no line below the names of the columns.')
  if (rest.length > MOST_ROWS) {
    throw problemAt(1, '', `Import at most ${MOST_ROWS} listings at a time: split the file.`)
  }
  return rest.map((parsed) => asRow(parsed, columns))
}

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw problemAt(1, '', 'Save the file as “CSV UTF-8” and choose it again.')
  }
}

function split(text: string): Parsed[] {
  const rows: Parsed[] = []
  const keep = (record: string[], { lines }: { lines: number }) => {
    rows.push({ record, lines })
    return null
  }
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record: keep,
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    throw problemAt(line, '', 'A quotation mark is opened and not closed, or stands inside a cell.')
  }
}

/** Whatever stands most often in the header line, where cells hold only names. */
function delimiterOf(text: string) {
  const header = text.split(/\r?\n/, 1)[0] ?? ''
  const count = (mark: string) => header.split(mark).length
  return DELIMITERS.reduce((most, mark) => (count(mark) > count(most) ? mark : most))
}

function checkHeader(columns: string[], known: readonly string[]) {
  const problem = headerProblem(columns, known)
  if (problem) throw problemAt(1, problem.field, problem.message)
  return columns
}

function headerProblem(columns: string[], known: readonly string[]) {
  const missing = REQUIRED.find((name) => !columns.includes(name))
  if (missing) return { field: missing, message: `The column “${missing}” is missing.` }
  const strange = columns.find((name) => !known.includes(name))
  if (strange !== undefined) {
    return { field: strange, message: `No such column. Known are: ${known.join(', ')}.` }
  }
  const twice = columns.find((name, i) => columns.indexOf(name) !== i)
  return twice && { field: twice, message: 'This column is there twice.' }
}

function asRow({ record, lines }: Parsed, columns: string[]): Row {
  // A cell may hold line breaks: the parser counts to the end of the row, people to its beginning.
  const line = lines - record.join('').split('\n').length + 1
  if (record.length > columns.length) {
    throw problemAt(
      line,
      '',
      'There are more cells than columns: put a text with a comma in quotes.',
    )
  }
  return { line, cells: new Map(columns.map((name, i) => [name, (record[i] ?? '').trim()])) }
}
