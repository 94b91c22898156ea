import type { PayloadRequest } from 'payload'
import { mayDecide } from '../../long-work/decide.ts'
import { hasEndedEarly, isOver, secondsLeft } from '../../long-work/row.ts'
import type { BulkRow } from './bulk-row.ts'
import type { BulkProgress, Named } from './progress.ts'
import { mayDo } from './work.ts'

/** A bulk change as the studio shows it to the person who asks. */
export function showBulk(req: PayloadRequest, row: BulkRow): BulkProgress {
  const { id, what, about, by, state, total, done, last, reason } = row
  const seconds = secondsLeft(row, row.position, row.records.length)
  const may = mayDecide(req, row) && mayDo(req, row)
  return {
    ...{ id, what, about, by, state, total, done, ...remarksOf(row) },
    ...(what === 'publish' && last && { receipt: `/api/${last.replace(':', '/')}/receipt` }),
    ...(reason !== null && { reason }),
    ...(seconds !== undefined && { secondsLeft: seconds }),
    may: {
      stop: may && state === 'running',
      continue: may && hasEndedEarly(row),
      bringBack: may && what === 'bin' && isOver(row) && done > 0,
    },
  }
}

/** Whether a result has something that somebody has to read or to decide. */
export function saysSomething(run: BulkProgress): boolean {
  return !isOver(run) || hasEndedEarly(run) || run.named.length + run.noted.length > 0
}

/** The records that stay as they are, and what to know about others. */
function remarksOf(row: BulkRow): Pick<BulkProgress, 'named' | 'noted'> {
  const all = row.named ?? []
  const named = all.flatMap(({ isDone, ...one }) => (isDone ? [] : [one]))
  if (!isOver(row)) return { named, noted: [] }
  const stay = new Set([
    ...named.map(({ record }) => record),
    // Those that were not reached, also for the second time.
    ...row.records.slice(row.position),
  ])
  const noted = all.flatMap(({ isDone, users, ...one }): Named[] => {
    if (!isDone) return []
    if (!users) return [one]
    const left = users.filter(({ record }) => stay.has(record)).map(({ title }) => `“${title}”`)
    if (left.length === 0) return []
    return [{ ...one, message: `Still used by ${left.join(', ')}, which stays.` }]
  })
  return { named, noted }
}
