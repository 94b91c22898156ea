import { slugify } from '@belvedere/kit/slugify.ts'
import { MAX_SLUG } from '../model/free-slug.ts'
import type { ListingRow } from './parse-listings.ts'
import type { ImportProblem } from './problem.ts'

/** A listing that exists before the import; `isDraft` if it has unpublished changes. */
export type ExistingListing = { id: number; isDraft: boolean }

/** Records that exist before the import, by slug. */
export type ExistingRecords = {
  listings: Map<string, ExistingListing>
  categories: Map<string, number>
}

/** All problems of a row with regard to the existing records. */
export function problemsOf(
  row: ListingRow,
  existing: ExistingRecords,
  publish: boolean,
): ImportProblem[] {
  return [
    ...unknownCategory(row, existing),
    ...existingAddress(row, existing),
    ...(publish ? unpublishedWork(row, existing) : []),
  ]
}

function unknownCategory(
  { line, slug, fields }: ListingRow,
  existing: ExistingRecords,
): ImportProblem[] {
  const { category } = fields
  const isNew = !slug || !existing.listings.has(slug)
  if (category === undefined && !isNew) return []
  if (typeof category === 'string' && existing.categories.has(category)) return []
  const choices = [...existing.categories.keys()].join(', ') || 'none yet'
  const message = category
    ? `There is no category with this slug. Categories: ${choices}.`
    : `A new listing needs a column “category” with the slug of one: ${choices}.`
  return [{ line, field: 'category', message }]
}

/** Importing a file twice must not create duplicates. */
function existingAddress(
  { line, slug, fields }: ListingRow,
  existing: ExistingRecords,
): ImportProblem[] {
  const generated = slugify(`${fields.title}`, MAX_SLUG)
  if (slug || !existing.listings.has(generated)) return []
  const message = `A listing “${generated}” already exists. Enter ${generated} to update it, or another slug to create a second one.`
  return [{ line, field: 'slug', message }]
}

/** Publishing an import must not publish an editor's unfinished draft. */
function unpublishedWork({ line, slug }: ListingRow, existing: ExistingRecords): ImportProblem[] {
  if (!slug || !existing.listings.get(slug)?.isDraft) return []
  return [{ line, field: 'slug', message: UNPUBLISHED }]
}

const UNPUBLISHED =
  'This listing has unpublished changes. Publish it in the studio first, or import without “Publish immediately”.'
