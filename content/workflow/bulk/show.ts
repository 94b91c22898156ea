import type { PayloadRequest } from 'payload'
import { mayDecide } from '../../long-work/decide.ts'
import { hasEndedEarly, isOver, secondsLeft } from '../../long-work/row.ts'
import type { BulkRow } from './bulk-row.ts'
import type { BulkProgress } from './progress.ts'
import { mayDo } from './work.ts'

/** A bulk change as the studio shows it to the person who asks. */
export function showBulk(req: PayloadRequest, row: BulkRow): BulkProgress {
  const { id, what, about, by, state, total, done, named, last, reason } = row
  const seconds = secondsLeft(row, row.position, row.records.length)
  const may = mayDecide(req, row) && mayDo(req, what)
  return {
    ...{ id, what, about, by, state, total, done, named: named ?? [] },
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
