import type { PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { findReferencingRows } from './find-referencing-rows.ts'
import type { ReferencingRow } from './referencing-row.ts'

/**
 * A record or global that uses another record, with the paths of the references, as shown to
 * editors.
 */
export type Use = {
  /** The path of its page in the studio. */
  path: string
  title: string
  noun: string
  places: string[]
  isPublic: boolean
  /** Whether a value is required there: removing the reference would make this record invalid. */
  isNeeded: boolean
}

/** All records and globals that use the record, published or in a draft. */
export async function findUses(req: PayloadRequest, target: Target): Promise<Use[]> {
  return usesOf(await findReferencingRows(req, target))
}

/**
 * The uses by record: its published row and its newest draft count as one. A record in the bin uses
 * nothing.
 */
export function usesOf(rows: ReferencingRow[]): Use[] {
  const uses = new Map<string, Use>()
  for (const { before, owner, title, noun, isPublic, places } of rows) {
    if (places.length === 0 || before.deletedAt) continue
    const path =
      'global' in owner
        ? `/globals/${owner.global}`
        : `/collections/${owner.collection}/${owner.id}`
    const existing = uses.get(path)
    const own = places.map(({ labels }) => labels.join(' › '))
    uses.set(path, {
      path,
      title: existing?.title ?? title,
      noun,
      places: [...new Set([...(existing?.places ?? []), ...own])],
      isPublic: isPublic || existing?.isPublic === true,
      isNeeded: places.some((place) => place.isNeeded) || existing?.isNeeded === true,
    })
  }
  return [...uses.values()]
}

const MAX_NAMED = 5

/** The uses as part of a sentence: the first five by name, and the number of the others. */
export function describeUses(uses: Use[]): string {
  const named = uses.slice(0, MAX_NAMED).map(({ noun, title, places }) => {
    const name = noun ? `${noun.toLowerCase()} “${title}”` : `“${title}”`
    return places[0] ? `${name} (${places[0]})` : name
  })
  const more = uses.length > MAX_NAMED ? [`and ${uses.length - MAX_NAMED} more`] : []
  return [...named, ...more].join(', ')
}
