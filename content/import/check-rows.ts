import { plainWords } from '@belvedere/kit/plain-words.ts'
import { MAX_SLUG } from '../model/free-slug.ts'
import type { ListingRow } from './parse-listings.ts'
import type { Problem } from './problem.ts'

/** A listing of before; a draft holds words that the public does not see yet. */
export type KnownListing = { id: number; isDraft: boolean }

/** What is there before the import, by address. */
export type Known = { listings: Map<string, KnownListing>; categories: Map<string, number> }

/** Everything that keeps this row from being imported next to what is there. */
export function problemsOf(row: ListingRow, known: Known, publish: boolean): Problem[] {
  return [
    ...unknownCategory(row, known),
    ...existingAddress(row, known),
    ...(publish ? unpublishedWork(row, known) : []),
  ]
}

function unknownCategory({ line, slug, fields }: ListingRow, known: Known): Problem[] {
  const { category } = fields
  const isNew = !slug || !known.listings.has(slug)
  if (category === undefined && !isNew) return []
  if (typeof category === 'string' && known.categories.has(category)) return []
  const choices = [...known.categories.keys()].join(', ') || 'none yet'
  const message = category
    ? `There is no category with this address. There are: ${choices}.`
    : `A new listing needs a column “category” with the address of one: ${choices}.`
  return [{ line, field: 'category', message }]
}

/** A file that is sent a second time must not make everything a second time. */
function existingAddress({ line, slug, fields }: ListingRow, known: Known): Problem[] {
  const made = plainWords(`${fields.title}`, MAX_SLUG)
  if (slug || !known.listings.has(made)) return []
  const message = `A listing “${made}” is there already. Write ${made} to change it, or another address to make a second one.`
  return [{ line, field: 'slug', message }]
}

/** What somebody is still writing is not made public along with a new price. */
function unpublishedWork({ line, slug }: ListingRow, known: Known): Problem[] {
  if (!slug || !known.listings.get(slug)?.isDraft) return []
  return [{ line, field: 'slug', message: UNPUBLISHED }]
}

const UNPUBLISHED =
  'This listing has changes that are not published yet. Publish it in the studio first, or import without “Publish them at once”.'
