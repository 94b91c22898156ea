import type { PayloadRequest } from 'payload'
import type { Column } from './columns.ts'
import type { Library } from './library.ts'
import { openElsewhere } from './open-elsewhere.ts'
import type { PlannedListing } from './plan.ts'
import type { ImportProblem } from './problem.ts'
import type { ListingRow } from './read-rows.ts'
import type { Value } from './value.ts'

const UNPUBLISHED =
  'This listing has unpublished changes, which would go public too. Publish it in the studio first, or import drafts.'

type Context = {
  columns: Column[]
  library: Library
  publish: boolean
  open: ReadonlyMap<number, string>
  req: PayloadRequest
}

/** The problems of a row besides cells that could not be read. */
export async function checkListing(
  planned: PlannedListing,
  row: ListingRow,
  context: Context,
): Promise<ImportProblem[]> {
  return [
    ...missingValues(planned, row, context),
    ...(await badValues(planned, context.req)),
    ...openInStudio(planned, context.open),
    ...unpublishedWork(planned, context.publish),
  ]
}

/** Only a new listing can lack a value: an empty cell leaves a required field unchanged. */
function missingValues(
  { listing, changes, row }: PlannedListing,
  { values, unreadable }: ListingRow,
  { columns, library }: Context,
): ImportProblem[] {
  if (listing) return []
  const given = new Set(changes.map(({ column }) => column.path))
  const missing = columns.filter(
    ({ path, isRequired }) => isRequired && !given.has(path) && !unreadable.has(path),
  )
  return missing.map((column) => {
    const place = values.has(column.path) ? '' : ` Add a column headed “${column.heading}”.`
    return { row, column: column.heading, message: `${needOf(column, library)}${place}` }
  })
}

function needOf({ kind, path }: Column, { records }: Library) {
  if (path === 'title') return 'A new listing needs a title.'
  if (kind.type !== 'records') return 'A new listing needs this.'
  return `A new listing needs one of: ${records.get(kind.collection)?.list()}.`
}

async function badValues({ row, changes }: PlannedListing, req: PayloadRequest) {
  const problems: ImportProblem[] = []
  for (const { column, after } of changes) {
    const message = after === null ? undefined : await checkValue(after, column, req)
    if (message) problems.push({ row, column: column.heading, message })
  }
  return problems
}

function openInStudio({ row, listing, changes }: PlannedListing, open: Context['open']) {
  const name = listing && open.get(listing.id)
  if (name === undefined || changes.length === 0) return []
  return [{ row, column: '', message: openElsewhere(name) }]
}

/** Publishing an import must not publish unfinished drafts of editors. */
function unpublishedWork(
  { row, listing, changes }: PlannedListing,
  publish: boolean,
): ImportProblem[] {
  if (!publish || !listing?.isDraft || changes.length === 0) return []
  return [{ row, column: '', message: UNPUBLISHED }]
}

type Check = (value: unknown, options: object) => unknown

/**
 * These are checked against the library, all at once; their own validation would query the database
 * for each.
 */
const CHECKED_BEFORE = new Set(['slug', 'records', 'pictures'])

/** The message of the field’s own check, as the form would show it, or undefined. */
async function checkValue(value: Value, column: Column, req: PayloadRequest) {
  const { field, kind } = column
  if (CHECKED_BEFORE.has(kind.type) || !('validate' in field)) return undefined
  const { validate } = field
  if (!isCheck(validate)) return undefined
  const verdict = await validate(value, {
    ...field,
    req,
    data: {},
    siblingData: {},
    operation: 'update',
  })
  return typeof verdict === 'string' ? verdict : undefined
}

function isCheck(validate: unknown): validate is Check {
  return typeof validate === 'function'
}
