import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import type { Table } from './table.ts'

/** An Excel workbook with a worksheet for each table, whose headings stay in view. */
export function writeWorkbook(tables: Table[]): Promise<Buffer> {
  const sheets = tables.map(({ name, rows, widths }) => ({
    sheet: name,
    data: rows.map((row, i) => row.map((cell) => (i === 0 ? heading(cell) : plain(cell)))),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }))
  return writeXlsxFile(sheets).toBuffer()
}

function heading(cell: string | number): Cell {
  return { value: `${cell}`, type: String, fontWeight: 'bold', backgroundColor: '#eeeeea' }
}

function plain(cell: string | number): Cell {
  if (cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  return { value: escaped(cell), type: String, wrap: cell.includes('\n') }
}

/**
 * Excel reads `_x0041_` in a text as an escaped character. The library stores texts as keys of a
 * plain object, where one such as `constructor` already exists: its first letter is escaped in this
 * way.
 */
function escaped(text: string) {
  const plain = text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  return plain in {} ? numbered(plain.charCodeAt(0)) + plain.slice(1) : plain
}

function numbered(code: number) {
  return `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`
}
