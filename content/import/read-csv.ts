import { CsvError, parse } from 'csv-parse/sync'
import { problemAt } from './problem.ts'

/** A row of the file: its line number, starting at 1, and its cells by column. */
export type Row = { line: number; cells: ReadonlyMap<string, string> }

/** Maximum number of listings in a file: they are saved in one transaction, which blocks writers. */
export const MAX_ROWS = 2000
const DELIMITERS = [',', ';', '\t']
const REQUIRED = ['slug', 'title']

type Parsed = { record: string[]; lines: number }

/**
 * Reads a CSV table with a header line. The delimiter is a comma, a semicolon (as spreadsheets in
 * many locales write it) or a tab. Throws an `ImportError`.
 */
export function readCsv(bytes: Uint8Array, allowed: readonly string[]): Row[] {
  const text = decode(bytes)
  const [header, ...rest] = split(text)
  if (!header) throw problemAt(1, '', 'The file is empty.')
  const columns = checkHeader(
    header.record.map((name) => name.trim()),
    allowed,
  )
  if (rest.length === 0) throw problemAt(2, '', 'There are no rows below the header.')
  if (rest.length > MAX_ROWS) {
    throw problemAt(1, '', `Import at most ${MAX_ROWS} listings at a time: split the file.`)
  }
  return rest.map((parsed) => asRow(parsed, columns))
}

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw problemAt(1, '', 'This file is not UTF-8. Save it as “CSV UTF-8” and choose it again.')
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
    throw problemAt(line, '', 'A quotation mark is not closed, or is inside an unquoted cell.')
  }
}

/** The most frequent delimiter in the header line, where cells only contain names. */
function delimiterOf(text: string) {
  const header = text.split(/\r?\n/, 1)[0] ?? ''
  const count = (mark: string) => header.split(mark).length
  return DELIMITERS.reduce((most, mark) => (count(mark) > count(most) ? mark : most))
}

function checkHeader(columns: string[], allowed: readonly string[]) {
  const problem = headerProblem(columns, allowed)
  if (problem) throw problemAt(1, problem.field, problem.message)
  return columns
}

function headerProblem(columns: string[], allowed: readonly string[]) {
  const missing = REQUIRED.find((name) => !columns.includes(name))
  if (missing) return { field: missing, message: `The column “${missing}” is missing.` }
  const unexpected = columns.find((name) => !allowed.includes(name))
  if (unexpected !== undefined) {
    return { field: unexpected, message: `Unknown column. Allowed columns: ${allowed.join(', ')}.` }
  }
  const duplicate = columns.find((name, i) => columns.indexOf(name) !== i)
  return duplicate && { field: duplicate, message: 'This column appears twice.' }
}

function asRow({ record, lines }: Parsed, columns: string[]): Row {
  // A row with line breaks in its cells ends on a later line; editors look for its first line.
  const line = lines - record.join('').split('\n').length + 1
  if (record.length > columns.length) {
    throw problemAt(
      line,
      '',
      'There are more cells than columns: put texts with a comma in quotes.',
    )
  }
  return { line, cells: new Map(columns.map((name, i) => [name, (record[i] ?? '').trim()])) }
}
