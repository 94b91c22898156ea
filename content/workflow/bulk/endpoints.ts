import type { Endpoint, PayloadRequest } from 'payload'
import { decide, mayDecide, stopWork } from '../../long-work/decide.ts'
import { isOver, readWork, writeWork } from '../../long-work/row.ts'
import { inNameOf } from '../../long-work/sign-in-again.ts'
import { isEditor } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody, readId, readParameter } from '../../studio/read-request.ts'
import { beginBulk } from './begin.ts'
import { BULK_CHANGES, type BulkRow, readOpen } from './bulk-row.ts'
import { saysSomething, showBulk } from './show.ts'

const CANNOT_GO_ON = 'This cannot be continued: begin it again.'
const CANNOT_COME_BACK = 'Nothing of this is in the bin, or only a publisher may bring it back.'

/** What can be done with many records at once, below `/api/bulk-changes`. */
export const bulkEndpoints: Endpoint[] = [
  // `POST /api/bulk-changes` with `what`, and `collection` with `where`; the answer is its progress.
  endpoint(isEditor, 'post', '/', async (req) =>
    shown(req, await beginBulk(req, await readBody(req)), 202),
  ),
  // `GET /api/bulk-changes?about=listings`: the one under way there, or whose result nobody has closed.
  endpoint(isEditor, 'get', '/', async (req) => {
    const rows = await readOpen(req, readParameter(req, 'about') ?? '')
    return { run: rows.map((row) => showBulk(req, row)).find(saysSomething) ?? null }
  }),
  endpoint(isEditor, 'get', '/:id', async (req) => {
    const row = await readWork(BULK_CHANGES, req, readId(req))
    return { run: row ? showBulk(req, row) : null }
  }),
  endpoint(isEditor, 'post', '/:id/stop', async (req) =>
    shown(req, await stopWork(BULK_CHANGES, req, readId(req))),
  ),
  // What was stopped or has failed.
  endpoint(isEditor, 'post', '/:id/continue', async (req) =>
    shown(
      req,
      await decide(BULK_CHANGES, req, readId(req), async (row) => {
        if (!showBulk(req, row).may.continue) throw refusal(CANNOT_GO_ON)
        return {
          state: 'running',
          reason: null,
          seen: null,
          ...inNameOf(req, Number(req.user?.id)),
        }
      }),
    ),
  ),
  // Its result was read.
  endpoint(isEditor, 'post', '/:id/seen', async (req) => {
    const row = await readWork(BULK_CHANGES, req, readId(req))
    if (row && isOver(row) && mayDecide(req, row))
      await writeWork(BULK_CHANGES, req, row.id, { seen: true })
    return { run: row ? showBulk(req, row) : null }
  }),
  // Those that it has moved to the bin and that are still there, as another bulk change.
  endpoint(isEditor, 'post', '/:id/bring-back', async (req) => {
    const row = await readWork(BULK_CHANGES, req, readId(req))
    if (!row || !showBulk(req, row).may.bringBack) throw refusal(CANNOT_COME_BACK)
    const { about } = row
    return shown(
      req,
      await beginBulk(req, { what: 'bring-back', records: doneIn(row), about }),
      202,
    )
  }),
]

function doneIn({ records, position, named }: BulkRow): string[] {
  const kept = (named ?? []).filter(({ isDone }) => !isDone)
  const stayed = new Set(kept.map(({ record }) => record))
  return [...new Set(records.slice(0, position))].filter((record) => !stayed.has(record))
}

function shown(req: PayloadRequest, row: BulkRow, status = 200) {
  const headers = { 'cache-control': 'no-store' }
  return Response.json({ run: showBulk(req, row) }, { status, headers })
}
