import type { PayloadRequest } from 'payload'
import { mayDecide } from '../../long-work/decide.ts'
import { daysAgo, KEPT_DAYS } from '../../long-work/kept-days.ts'
import { hasEndedEarly, isOver, secondsLeft } from '../../long-work/row.ts'
import { isPublisher } from '../../payload/access.ts'
import type { ImportRow } from './import-row.ts'
import type { ImportProgress, TakenBack } from './progress.ts'

/** An import as the studio shows it to the person who asks. */
export function showImport(req: PayloadRequest, row: ImportRow): ImportProgress {
  const { published, reason } = row
  const seconds = secondsLeftOf(row)
  return {
    id: String(row.id),
    by: row.by,
    sheet: row.sheet ?? '',
    begunAt: row.createdAt,
    phase: row.phase,
    state: row.state,
    total: row.total,
    created: row.created,
    updated: row.updated,
    refused: row.refused ?? [],
    isPublished: row.isPublished,
    ...(published !== null && { published }),
    ...(reason !== null && { reason }),
    ...(seconds !== undefined && { secondsLeft: seconds }),
    back: takenBack(row),
    may: mayOf(req, row),
  }
}

/** As a line of the history: without the rows and listings that are named one by one. */
export function showPast(req: PayloadRequest, row: ImportRow): ImportProgress {
  const whole = showImport(req, row)
  return { ...whole, refused: [], back: whole.back && { ...whole.back, kept: [] } }
}

function takenBack(row: ImportRow): TakenBack | null {
  const { takenBackAt, takenBackBy, binned, restored, kept } = row
  if (takenBackAt === null) return null
  const counts = { binned: binned ?? 0, restored: restored ?? 0 }
  return {
    by: takenBackBy ?? '',
    at: takenBackAt,
    ...counts,
    // It went backwards; an editor reads in the order of the sheet.
    kept: (kept ?? []).toReversed(),
    keptCount: kept?.length ?? 0,
  }
}

function secondsLeftOf(row: ImportRow): number | undefined {
  const { phase, position, left } = row
  return phase === 'import' ? secondsLeft(row) : secondsLeft(row, position - (left ?? 0), position)
}

function mayOf(req: PayloadRequest, row: ImportRow): ImportProgress['may'] {
  const may = mayDecide(req, row)
  const mayChange = may && (isPublisher({ req }) || !row.isPublished) && isStillKept(row)
  return {
    stop: may && row.state === 'running',
    continue: mayChange && hasEndedEarly(row),
    takeBack: mayChange && isOver(row) && hasSomethingToTake(row),
  }
}

function isStillKept({ endedAt }: ImportRow) {
  return endedAt === null || endedAt > daysAgo(KEPT_DAYS)
}

/** Once taken back, what was left can be tried again: nobody may have it open any more. */
function hasSomethingToTake({ phase, state, created, updated, kept }: ImportRow) {
  if (phase === 'import') return created + updated > 0
  return state === 'done' && (kept?.length ?? 0) > 0
}
