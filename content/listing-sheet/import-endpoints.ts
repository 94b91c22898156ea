import type { Endpoint, PayloadRequest } from 'payload'
import { columnsOf } from './columns.ts'
import { describePlan, stampOf } from './describe-plan.ts'
import { findLibrary } from './find-library.ts'
import { findListings } from './find-listings.ts'
import { findOpenListings } from './find-open-listings.ts'
import { makePlan } from './make-plan.ts'
import { ImportError, problemAt } from './problem.ts'
import { type ImportForm, readForm } from './read-form.ts'
import { readRows } from './read-rows.ts'
import { readSheetFile } from './read-sheet.ts'
import { answerError } from './request-error.ts'
import { savePlan } from './save-plan.ts'

/** `POST /api/listings/import/preview`: what the sheet would do; writes nothing. */
export const previewEndpoint: Omit<Endpoint, 'root'> = {
  path: '/import/preview',
  method: 'post',
  handler: async (req) => {
    try {
      const { plan, library } = await planOf(req, await readForm(req))
      return Response.json(describePlan(plan, library))
    } catch (error) {
      return answerError(error)
    }
  },
}

/**
 * `POST /api/listings/import`: the same form, saved. With the `stamp` of a preview it does what the
 * preview says, or answers 409 with a new one. `published` is one of the listings that are public
 * now.
 */
export const importEndpoint: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    try {
      return await runImport(req, await readForm(req))
    } catch (error) {
      return answerError(error)
    }
  },
}

async function runImport(req: PayloadRequest, form: ImportForm): Promise<Response> {
  const { plan, library, columns } = await planOf(req, form)
  const isOutdated = form.stamp !== '' && form.stamp !== stampOf(plan)
  if (isOutdated) return Response.json(describePlan(plan, library), { status: 409 })
  if (plan.problems.length > 0) throw new ImportError(plan.problems)
  const [picture] = describePlan(plan, library).pictures
  if (picture)
    throw problemAt(0, '', `The picture “${picture.name}” was not uploaded. Choose it again.`)
  const { created, updated } = await savePlan(plan, { req, publish: form.publish, columns })
  req.payload.logger.info(
    `Listings imported: ${created.length} new, ${updated.length} changed, by user ${req.user?.id}`,
  )
  const counts = { created: created.length, updated: updated.length }
  // They are published as one change: the receipt of one of them is that of all.
  const published = form.publish ? [...created, ...updated].at(-1) : undefined
  return Response.json({ ...counts, published })
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
