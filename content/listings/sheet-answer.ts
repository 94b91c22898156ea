import type { Frame } from '../media/foreign-files/frames.ts'
import { betweenRows } from './between-rows.ts'
import { ImportError, type ImportProblem } from './problem.ts'
import type { BrokenCell, RawCell, Sheet } from './sheet.ts'

/** A cell in JSON, which has no dates. */
export type SentCell = Exclude<RawCell, Date> | { date: string }

type Said = { broken?: BrokenCell[]; notes?: string[]; problems?: ImportProblem[] }

/** The spreadsheet in the response of the program; otherwise throws its `ImportError`. */
export async function sheetIn({ value, bytes }: Frame): Promise<Sheet> {
  const { broken = [], notes = [], problems }: Said = Object(value)
  if (problems) throw new ImportError(problems)
  const rows: RawCell[][] = []
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\n', at)
    const line = bytes.toString('utf8', at, end < 0 ? bytes.length : end)
    rows.push(cellsIn(JSON.parse(line)))
    at += Buffer.byteLength(line) + 1
    await betweenRows(rows.length)
  }
  return { rows, broken, notes }
}

function cellsIn(cells: SentCell[]): RawCell[] {
  return cells.map((cell) => {
    return typeof cell === 'object' && cell !== null ? new Date(cell.date) : cell
  })
}
