import type { Table } from './table.ts'

/** A table as CSV; the byte order mark tells Excel that it is UTF-8. */
export function writeCsv({ rows }: Table): Buffer<ArrayBuffer> {
  const [headings = [], ...others] = rows
  return Buffer.concat([writeCsvStart(headings), ...others.map(writeCsvLine)])
}

/** The beginning of a CSV file: the byte order mark and the line of headings. */
export function writeCsvStart(headings: readonly Cell[]): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from('\uFEFF'), writeCsvLine(headings)])
}

/** One more line of a CSV file. */
export function writeCsvLine(cells: readonly Cell[]): Buffer<ArrayBuffer> {
  return Buffer.from(`${cells.map(quoted).join(',')}\r\n`)
}

type Cell = string | number

function quoted(cell: Cell) {
  const text = `${cell}`
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
