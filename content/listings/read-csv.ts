import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'
import { problemAt } from './problem.ts'
import type { Sheet } from './sheet.ts'

const DELIMITERS = [',', ';', '\t']
const UNCLOSED =
  'A quotation mark is not closed, or stands inside a cell that has none around it. Write a quotation mark inside a text twice: "".'

/**
 * The line that tells Excel the delimiter, in any spelling: quoted, with spaces, with the
 * tab by its name, or filled up with empty cells by the last program that saved the table.
 */
const NAMED = /^[\s"']*sep *= *["']?(?<mark>\\t|tab\b|[^\w"'\r\n])?[ "',;\t]*(?:\r\n?|\n|$)/i

/**
 * Reads a CSV file. The delimiter is a comma, a semicolon (as spreadsheets in many countries write
 * it) or a tab; Excel may name it in a line of its own. Throws an `ImportError`.
 */
export function readCsv(bytes: Uint8Array): Sheet {
  const { text, notes } = decodeText(bytes)
  const named = NAMED.exec(text)
  const table = text.slice(named?.[0].length)
  const mark = named?.groups?.mark?.replace(/^(\\t|tab)$/i, '\t')
  return { rows: split(table, delimiterOf(table, mark)), broken: [], notes }
}

function split(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: false })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = typeof error.records === 'number' ? error.records + 1 : 1
    throw problemAt(row, '', UNCLOSED)
  }
}

/**
 * The delimiter that is named, if the first line with a text has it, else the most frequent one there, where
 * cells only contain headings.
 */
function delimiterOf(text: string, named?: string) {
  const [written = ''] = /[^\r\n]+/.exec(text) ?? []
  const line = written.replaceAll(/"[^"]*"/g, '')
  if (named && line.includes(named)) return named
  const count = (mark: string) => line.split(mark).length
  return DELIMITERS.reduce((most, mark) => (count(mark) > count(most) ? mark : most))
}
