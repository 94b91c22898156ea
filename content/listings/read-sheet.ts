import { readApart } from '../media/foreign-files/read-apart.ts'
import { MAX_BYTES, TOO_LARGE } from './limits.ts'
import { problemAt } from './problem.ts'
import type { Sheet } from './sheet.ts'
import { sheetIn } from './sheet-answer.ts'

/** Has a workbook or CSV file read in a process of its own; throws an `ImportError`. */
export async function readSheetFile(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  if (bytes.length === 0) throw problemAt(0, '', 'The file is empty.')
  if (bytes.length > MAX_BYTES) throw problemAt(0, '', TOO_LARGE)
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const reading = await readApart('sheet', 'a sheet of listings', file)
  if ('flaw' in reading) throw problemAt(0, '', `This file ${reading.flaw}`)
  return sheetIn(reading.answer)
}
