import type { PayloadRequest } from 'payload'
import { checkValue } from './check-value.ts'
import type { Column } from './columns.ts'
import type { Library } from './library.ts'
import type { PlannedListing } from './plan.ts'
import type { ImportProblem } from './problem.ts'
import type { ListingRow } from './read-rows.ts'

const UNPUBLISHED =
  'This listing has unpublished changes, which would go public too. Publish it in the studio first, or import drafts.'

type Context = { columns: Column[]; library: Library; publish: boolean; req: PayloadRequest }

/** What is wrong with a row beside cells that could not be read. */
export async function checkListing(
  planned: PlannedListing,
  row: ListingRow,
  context: Context,
): Promise<ImportProblem[]> {
  return [
    ...missingValues(planned, row, context),
    ...(await badValues(planned, context.req)),
    ...unpublishedWork(planned, context.publish),
  ]
}

function missingValues(
  { listing, changes, row }: PlannedListing,
  given: ListingRow,
  context: Context,
) {
  return context.columns.flatMap((column) => {
    const { path, isRequired, heading } = column
    const isGiven = listing ? given.values.get(path) !== null : isSet(path, changes)
    if (!isRequired || isGiven || given.unreadable.has(path)) return []
    return [{ row, column: heading, message: enter(column, !listing, context.library) }]
  })
}

const isSet = (path: string, changes: PlannedListing['changes']) =>
  changes.some(({ column, after }) => column.path === path && after !== null)

function enter({ kind, heading, path }: Column, isNew: boolean, { records }: Library) {
  if (path === 'title') return 'Give the listing a title.'
  const who = isNew ? 'A new listing needs one' : 'A listing cannot be without one'
  if (kind.type === 'choice')
    return `Enter one of: ${kind.options.map(({ label }) => label).join(', ')}.`
  if (kind.type !== 'records') return `${who}. Enter it in a column headed “${heading}”.`
  return `${who}. Enter it in a column headed “${heading}”: ${records.get(kind.collection)?.list()}.`
}

async function badValues({ row, changes }: PlannedListing, req: PayloadRequest) {
  const problems: ImportProblem[] = []
  for (const { column, after } of changes) {
    const message = after === null ? undefined : await checkValue(after, column, req)
    if (message) problems.push({ row, column: column.heading, message })
  }
  return problems
}

/** Publishing an import must not publish an editor’s unfinished draft. */
function unpublishedWork(
  { row, listing, changes }: PlannedListing,
  publish: boolean,
): ImportProblem[] {
  if (!publish || !listing?.isDraft || changes.length === 0) return []
  return [{ row, column: '', message: UNPUBLISHED }]
}
