import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { ImportError, problemAt } from './problem.ts'
import { scanWorkbook } from './scan-workbook.ts'
import type { RawCell, Sheet } from './sheet.ts'
import { unpack } from './unpack.ts'

const UNREADABLE =
  'This workbook cannot be read. Open it in your spreadsheet program, save it as “Excel workbook (.xlsx)” and choose it again.'

/**
 * Reads the first worksheet of an Excel workbook; throws an `ImportError`. The reader gets a zip
 * file of our own, made of the checked parts without further compression.
 */
export async function readWorkbook(bytes: Buffer): Promise<Sheet> {
  const parts = unpack(bytes)
  const broken = scanWorkbook(parts)
  try {
    const rows = await readSheet(new Blob([zipSync(parts, { level: 0 })]))
    return { rows: rows.map((row) => row.map(rawCell)), broken, notes: [] }
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw problemAt(0, '', UNREADABLE)
  }
}

/** The reader’s types name the constructor of dates, not their type. */
function rawCell(cell: unknown): RawCell {
  const isPlain = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
  return isPlain || cell instanceof Date ? cell : null
}
