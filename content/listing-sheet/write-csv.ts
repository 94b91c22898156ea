import type { Table } from './table.ts'

/** A table as CSV; the mark at its beginning tells Excel that it is UTF-8. */
export function writeCsv({ rows }: Table): Buffer<ArrayBuffer> {
  const lines = rows.map((row) => row.map(quoted).join(','))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

function quoted(cell: string | number) {
  const text = `${cell}`
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
