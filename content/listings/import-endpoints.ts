import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor, isPublisher } from '../payload/access.ts'
import { columnsOf } from './columns.ts'
import { describePlan, stampOf } from './describe-plan.ts'
import { findLibrary } from './find-library.ts'
import { findListings } from './find-listings.ts'
import { findOpenListings } from './find-open-listings.ts'
import type { ImportRun } from './import-run.ts'
import { makePlan } from './make-plan.ts'
import { ImportError, problemAt } from './problem.ts'
import { type ImportForm, readForm } from './read-form.ts'
import { readRows } from './read-rows.ts'
import { readSheetFile } from './read-sheet.ts'
import { answerError, RequestError } from './request-error.ts'
import { claimRun, dropRun, findRun } from './runs.ts'

type Handled = Omit<Endpoint, 'root'>

/** `POST /api/listings/import/preview`: the effect of a spreadsheet; writes nothing. */
export const previewEndpoint: Handled = {
  path: '/import/preview',
  method: 'post',
  handler: (req) =>
    answering(async () => {
      const { plan, library } = await planOf(req, await readForm(req))
      return Response.json(describePlan(plan, library))
    }),
}

/**
 * `POST /api/listings/import`: the same form, saved. With the `stamp` of a preview it imports as in
 * the preview, or answers 409 with a new one. Answers 202 with the progress of the import, which
 * continues afterwards.
 */
export const importEndpoint: Handled = {
  path: '/import',
  method: 'post',
  handler: (req) =>
    answering(async () => {
      const form = await readForm(req)
      const run = claimRun(req)
      const refusal = await begin(run, req, form).catch((error: unknown) => {
        dropRun(req.payload, run)
        throw error
      })
      if (refusal) dropRun(req.payload, run)
      return refusal ?? Response.json({ run: run.progress }, { status: 202 })
    }),
}

/** `GET /api/listings/import?id=…`: an import of this process, by default the running one. */
export const progressEndpoint: Handled = {
  path: '/import',
  method: 'get',
  handler: (req) =>
    answering(async () => {
      if (!isEditor({ req })) throw new RequestError(403, NOT_SIGNED_IN)
      const run = findRun(req.payload, idIn(req))
      return Response.json({ run: run?.progress ?? null })
    }),
}

/** `POST /api/listings/import/stop?id=…`: stops an import after the batch that is being saved. */
export const stopEndpoint: Handled = {
  path: '/import/stop',
  method: 'post',
  handler: (req) =>
    answering(async () => {
      if (!isEditor({ req })) throw new RequestError(403, NOT_SIGNED_IN)
      const run = findRun(req.payload, idIn(req))
      const isOwn = run?.userId === req.user?.id
      if (run && !isOwn && !isPublisher({ req })) throw new RequestError(403, NOT_YOURS)
      run?.stop()
      return Response.json({ run: run?.progress ?? null })
    }),
}

const idIn = ({ query }: PayloadRequest) => (typeof query.id === 'string' ? query.id : undefined)

const NOT_SIGNED_IN = 'Sign in to the studio to see imports.'
const NOT_YOURS = 'Only publishers can stop an import that somebody else has begun.'

async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    return answerError(error)
  }
}

/** Starts the import; returns the response that refuses it if its preview is outdated. */
async function begin(
  run: ImportRun,
  req: PayloadRequest,
  form: ImportForm,
): Promise<Response | undefined> {
  const { payload, headers } = req
  const { plan, library, columns } = await planOf(req, form)
  const isOutdated = form.stamp !== '' && form.stamp !== stampOf(plan)
  if (isOutdated) return Response.json(describePlan(plan, library), { status: 409 })
  if (plan.problems.length > 0) throw new ImportError(plan.problems)
  const [picture] = describePlan(plan, library).pictures
  if (picture)
    throw problemAt(0, '', `The picture “${picture.name}” was not uploaded. Choose it again.`)
  const { userId } = run
  run.save(plan, { payload, userId, headers, publish: form.publish, columns })
  return undefined
}

async function planOf(req: PayloadRequest, form: ImportForm) {
  const sheet = await readSheetFile(form.bytes)
  const columns = columnsOf(req.payload.collections.listings.config.flattenedFields)
  const [library, listings, open] = await Promise.all([
    findLibrary(req, columns, form),
    findListings(req, columns),
    findOpenListings(req),
  ])
  const rows = await readRows(sheet, columns, library)
  const plan = await makePlan(rows, {
    columns,
    listings,
    library,
    publish: form.publish,
    open,
    req,
  })
  return { plan, library, columns }
}
