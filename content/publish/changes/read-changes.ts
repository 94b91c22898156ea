import type { Payload } from 'payload'
import { latestPosition, type Position } from './position.ts'

/** The changes since a position. */
export type Changes = Position & {
  tags: string[]
  /** Everything may have changed: the feed no longer has the position, or never had it. */
  reset: boolean
  /** The time since the oldest of these changes was committed. */
  ageMs?: number
  /** Whether there are more changes after these. */
  more: boolean
}

const MAX_ROWS = 200
const MAX_TAGS = 2000

type Row = { id: number; mark?: unknown; tags?: unknown; createdAt?: unknown }

/** Reads the changes after a position; without a position, only the current one. */
export async function readChanges(payload: Payload, after?: Position): Promise<Changes> {
  const rows = after ? await rowsFrom(payload, after.sequence) : []
  const [known, ...later] = rows
  if (!after || known?.id !== after.sequence || known.mark !== after.mark) return start(payload)
  const taken = takeWhileSmall(later)
  const last = taken.at(-1) ?? known
  const tags = [...new Set(taken.flatMap(tagsOf))]
  const more = taken.length < later.length || rows.length > MAX_ROWS
  const position = { sequence: last.id, mark: String(last.mark) }
  return { ...position, tags, reset: false, more, ...ageOf(taken[0]) }
}

/** Measured here, so that the clock of the reader does not matter. */
function ageOf(row: Row | undefined): { ageMs?: number } {
  const time = row ? new Date(String(row.createdAt)).getTime() : Number.NaN
  return Number.isFinite(time) ? { ageMs: Math.max(0, Date.now() - time) } : {}
}

async function start(payload: Payload): Promise<Changes> {
  const latest = (await latestPosition(payload)) ?? { sequence: 0, mark: '' }
  return { ...latest, tags: [], reset: true, more: false }
}

/** The row of the position itself, which must still be there, and those after it. */
async function rowsFrom({ db }: Payload, sequence: number): Promise<Row[]> {
  const where = { id: { greater_than_equal: sequence } }
  const options = { where, sort: 'id', limit: MAX_ROWS + 1, pagination: false }
  return (await db.find<Row>({ collection: 'changes', ...options })).docs
}

function takeWhileSmall(rows: Row[]): Row[] {
  let count = 0
  const end = rows.findIndex((row) => {
    count += tagsOf(row).length
    return count > MAX_TAGS
  })
  return end < 0 ? rows : rows.slice(0, Math.max(1, end))
}

function tagsOf({ tags }: Row): string[] {
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}
