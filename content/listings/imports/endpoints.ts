import type { Endpoint, PayloadRequest } from 'payload'
import { stopWork } from '../../long-work/decide.ts'
import { readWork } from '../../long-work/row.ts'
import { isEditor } from '../../payload/access.ts'
import { describePlan, stampOf } from '../describe-plan.ts'
import { findColumns } from '../fact-columns.ts'
import { findLibrary } from '../find-library.ts'
import { findListings } from '../find-listings.ts'
import { findOpenListings } from '../find-open-listings.ts'
import { makePlan } from '../make-plan.ts'
import type { Plan } from '../plan.ts'
import { ImportError, problemAt } from '../problem.ts'
import { type ImportForm, readForm } from '../read-form.ts'
import { readRows } from '../read-rows.ts'
import { readSheetFile } from '../read-sheet.ts'
import { answerError, RequestError } from '../request-error.ts'
import { beginImport, refuseSecond } from './begin-import.ts'
import { continueImport, takeBackImport } from './decide.ts'
import { readHistory } from './history.ts'
import { IMPORTS, readRunning } from './import-row.ts'
import { showImport } from './show-import.ts'

type Handled = Omit<Endpoint, 'root'>

const NOT_SIGNED_IN = 'Sign in to the studio to see imports.'

/** `POST /api/listings/import/preview`: the effect of a spreadsheet; writes nothing. */
const preview = handled('post', '/preview', async (req) => {
  const { plan, describe } = await planOf(req, await readForm(req))
  return Response.json(describe(plan))
})

/**
 * `POST /api/listings/import`: the same form, saved. With the `stamp` of a preview it imports as in
 * the preview, or answers 409 with a new one. Answers 202 with the progress of the import, which
 * continues afterwards.
 */
const begin = handled('post', '', async (req) => {
  const form = await readForm(req)
  await refuseSecond(req)
  const { plan, describe } = await planOf(req, form)
  const isOutdated = form.stamp !== '' && form.stamp !== stampOf(plan)
  if (isOutdated) return Response.json(describe(plan), { status: 409 })
  if (plan.problems.length > 0) throw new ImportError(plan.problems)
  const [picture] = describe(plan).pictures
  if (picture)
    throw problemAt(0, '', `The picture “${picture.name}” was not uploaded. Choose it again.`)
  const { publish, name } = form
  const row = await beginImport(req, { plan, sheet: name, publish })
  return Response.json({ run: showImport(req, row) }, { status: 202 })
})

/** `GET /api/listings/import?id=…`: an import, by default the one under way. */
const progress = handled('get', '', async (req) => {
  const row = isNamed(req) ? await readWork(IMPORTS, req, idIn(req)) : await readRunning(req)
  return Response.json({ run: row ? showImport(req, row) : null })
})

/** `GET /api/listings/import/history?page=…`: the past imports, the newest first. */
const history = handled('get', '/history', async (req) => {
  const page = Number(req.query.page)
  return Response.json(await readHistory(req, Number.isSafeInteger(page) && page > 0 ? page : 1))
})

/** `POST /api/listings/import/stop?id=…`, by default the one under way. */
const stop = handled('post', '/stop', async (req) => {
  const id = isNamed(req) ? idIn(req) : (await readRunning(req))?.id
  return Response.json({ run: id ? showImport(req, await stopWork(IMPORTS, req, id)) : null })
})

/** `POST /api/listings/import/continue?id=…`: goes on with what was stopped or has failed. */
const goOn = handled('post', '/continue', async (req) => {
  return Response.json({ run: showImport(req, await continueImport(req, idIn(req))) })
})

/** `POST /api/listings/import/take-back?id=…`: undoes what nobody has changed since. */
const takeBack = handled('post', '/take-back', async (req) => {
  return Response.json({ run: showImport(req, await takeBackImport(req, idIn(req))) })
})

/** What can be done with an import of listings, below `/api/listings/import`. */
export const importEndpoints = [preview, begin, progress, history, stop, goOn, takeBack]

function handled(
  method: Endpoint['method'],
  path: string,
  work: (req: PayloadRequest) => Promise<Response>,
): Handled {
  return {
    method,
    path: `/import${path}`,
    handler: async (req) => {
      try {
        if (!isEditor({ req })) throw new RequestError(403, NOT_SIGNED_IN)
        return await work(req)
      } catch (error) {
        return answerError(error)
      }
    },
  }
}

const isNamed = ({ query }: PayloadRequest) => query.id !== undefined

/** The id of an import; one that is none names no import. */
function idIn({ query }: PayloadRequest): number {
  const id = Number(query.id)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

async function planOf(req: PayloadRequest, form: ImportForm) {
  const sheet = await readSheetFile(form.bytes)
  const columns = await findColumns(req)
  const [library, listings, open] = await Promise.all([
    findLibrary(req, columns, form),
    findListings(req, columns),
    findOpenListings(req),
  ])
  const rows = await readRows(sheet, columns, library, form.headings)
  const { publish } = form
  const plan = await makePlan(rows, { columns, listings, library, publish, open, req })
  return { plan, describe: (made: Plan) => describePlan(made, library, columns) }
}
