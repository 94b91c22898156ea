import { readFile } from 'node:fs/promises'
import type { Reader } from '../media/foreign-files/serve-readers.ts'
import { MAX_COLUMNS, MAX_ROWS, TOO_MANY_COLUMNS, TOO_MANY_ROWS } from './limits.ts'
import { ImportError, problemAt } from './problem.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import type { RawCell, Sheet } from './sheet.ts'
import type { SentCell } from './sheet-answer.ts'

/** The reader of sheets in the program for foreign files. */
export const answerSheet: Reader = async (file) => {
  try {
    const bytes = typeof file === 'string' ? await readFile(file) : file
    const { rows, ...value } = await parseSheet(bytes)
    const lines = rows.map((row) => JSON.stringify(row.map(sentCell)))
    return { value, bytes: Buffer.from(lines.join('\n')) }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return { value: { problems: error.problems } }
  }
}

function sentCell(cell: RawCell): SentCell {
  return cell instanceof Date ? { date: cell.toJSON() } : cell
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const SAVE_AS_NEW =
  'This is an old Excel file (.xls), or one with a password. Save it without a password as “Excel workbook (.xlsx)” and choose it again.'

/** Reads a file by its content, whatever its name says; throws an `ImportError`. */
async function parseSheet(bytes: Buffer): Promise<Sheet> {
  const starts = (mark: number[]) => mark.every((byte, i) => bytes[i] === byte)
  if (starts(OLD_EXCEL)) throw problemAt(0, '', SAVE_AS_NEW)
  return checkSize(starts(ZIP) ? await readWorkbook(bytes) : readCsv(bytes))
}

function checkSize(sheet: Sheet): Sheet {
  if (sheet.rows.length > MAX_ROWS + 1) throw problemAt(MAX_ROWS + 2, '', TOO_MANY_ROWS)
  const wide = sheet.rows.findIndex((row) => row.length > MAX_COLUMNS)
  if (wide >= 0) throw problemAt(wide + 1, '', TOO_MANY_COLUMNS)
  return sheet
}
