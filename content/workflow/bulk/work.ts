import { NotFound, type PayloadRequest } from 'payload'
import { anyStep, type WorkKind } from '../../long-work/kind.ts'
import { reasonOf, type Step } from '../../long-work/step.ts'
import { BATCH } from '../../long-work/work-off.ts'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { waitForRecords } from '../../payload/workarounds/record-lock.ts'
import { targetOf } from '../bin/target-of.ts'
import { BULK_CHANGES, type BulkRow, type Remark } from './bulk-row.ts'
import { changeOne, type Done } from './change-one.ts'
import { namesOf } from './names-of.ts'

/** A record, with what became of it. */
type Result = { record: string; is: Done | { why: string } }

/** Changing records, a few in each transaction. */
export const bulkWork: WorkKind<BulkRow> = {
  ...BULK_CHANGES,
  cursorOf: ({ position }) => String(position),
  mayGoOn: mayDo,
  step: async (req, row) => anyStep(stepOf(req, row)),
  report: ({ what, about, total, done, named }) => [
    'Bulk change ended',
    { what, about, total, done, named: named?.filter(({ isDone }) => !isDone).length ?? 0 },
  ],
}

/** What is public is changed by publishers; what is deleted or edited may be drafts. */
export function mayDo(
  req: PayloadRequest,
  { what, edit }: Pick<BulkRow, 'what' | 'edit'>,
): boolean {
  const isDraft = edit !== null && edit.data._status !== 'published'
  return what === 'bin' || what === 'bring-back' || isDraft
    ? isEditor({ req })
    : isPublisher({ req })
}

function stepOf(req: PayloadRequest, row: BulkRow): Step<string, Result, BulkRow> | undefined {
  const rest = row.records.slice(row.position)
  if (rest.length === 0) return undefined
  // Those that are still to come, or come once more: a use by one of them does not keep a record.
  const pending = new Set(rest)
  const isAgain = (record: string) => row.records.indexOf(record) < row.position
  return {
    items: rest.slice(0, BATCH),
    prepare: async (records) => {
      await waitForAll(req, records)
      return async (record, isTimeOver) => {
        const place = { pending, isAgain: isAgain(record), isTimeOver }
        const is = await changeOne(req, row, record, place)
        if (is !== 'later') pending.delete(record)
        return { record, is }
      }
    },
    refused: (error, record) => {
      const isGone = error instanceof NotFound
      return { record, is: { why: isGone ? GONE : reasonOf(error) } }
    },
    write: async (results) => {
      const again = results.flatMap(({ record, is }) => (is === 'later' ? [record] : []))
      const done = results.filter(
        ({ is }) => is === 'done' || (typeof is === 'object' && 'note' in is),
      )
      const named = await remarksOn(req, results)
      const records = again.length > 0 ? [...row.records, ...again] : row.records
      const position = row.position + results.filter(({ is }) => is !== 'partly').length
      const last = done.at(-1)?.record
      return {
        isDone: position >= records.length,
        position,
        done: row.done + done.length,
        ...(last && { last }),
        ...(again.length > 0 && { records }),
        ...(named.length > 0 && { named: [...(row.named ?? []), ...named] }),
      }
    },
  }
}

const GONE = 'It is not there any more.'

async function waitForAll(req: PayloadRequest, records: string[]) {
  const ids = new Map<string, number[]>()
  for (const { collection, id } of records.map((record) => targetOf(req, record)))
    ids.set(collection, [...(ids.get(collection) ?? []), id])
  for (const [collection, own] of [...ids].sort()) await waitForRecords(req, collection, own)
}

/** The records that stay as they are or have a note, by their names of now. */
async function remarksOn(req: PayloadRequest, results: Result[]): Promise<Remark[]> {
  const remarks = results.flatMap(({ record, is }) => {
    if (typeof is !== 'object') return []
    if ('why' in is) return [{ record, message: is.why }]
    const { note, users } = is
    return [{ record, message: note, isDone: true as const, ...(users && { users }) }]
  })
  if (remarks.length === 0) return []
  const names = await namesOf(
    req,
    remarks.map(({ record }) => record),
  )
  return remarks.map((one, i) => ({ ...one, title: one.record, path: '', ...names[i] }))
}
