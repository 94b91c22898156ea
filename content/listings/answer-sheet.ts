import { readFile } from 'node:fs/promises'
import type { Reader } from '../media/foreign-files/serve-readers.ts'
import { parseSheet } from './parse-sheet.ts'
import { ImportError } from './problem.ts'
import type { RawCell } from './sheet.ts'
import type { SentCell } from './sheet-answer.ts'

/** The reader of spreadsheets in the program for foreign files. */
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
