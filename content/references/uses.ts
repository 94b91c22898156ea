import type { PayloadRequest } from 'payload'
import type { Holding } from './holding.ts'
import { findHoldings } from './holdings.ts'
import type { Target } from './target.ts'

/** Where a record is used, as editors are told: one record or page of settings, and its places. */
export type Use = {
  /** The path of its page in the studio. */
  path: string
  title: string
  noun: string
  places: string[]
  isPublic: boolean
  /** Whether it cannot do without: taking the record out would leave it incomplete. */
  isNeeded: boolean
}

/** Everything that uses the record, published or in a draft. */
export async function findUses(req: PayloadRequest, target: Target): Promise<Use[]> {
  return usesOf(await findHoldings(req, target))
}

/** What the public sees and the newest draft of it are told as one. */
export function usesOf(holdings: Holding[]): Use[] {
  const uses = new Map<string, Use>()
  for (const { owner, title, noun, isPublic, places } of holdings) {
    if (places.length === 0) continue
    const path =
      'global' in owner
        ? `/globals/${owner.global}`
        : `/collections/${owner.collection}/${owner.id}`
    const known = uses.get(path)
    const own = places.map(({ labels }) => labels.join(' › '))
    uses.set(path, {
      path,
      title: known?.title ?? title,
      noun,
      places: [...new Set([...(known?.places ?? []), ...own])],
      isPublic: isPublic || known?.isPublic === true,
      isNeeded: places.some((place) => place.isNeeded) || known?.isNeeded === true,
    })
  }
  return [...uses.values()]
}

const MOST = 5

/** The uses as part of a sentence. */
export function wordsFor(uses: Use[]): string {
  const named = uses.slice(0, MOST).map(({ noun, title, places }) => {
    const name = noun ? `${noun.toLowerCase()} “${title}”` : `“${title}”`
    return places[0] ? `${name} (${places[0]})` : name
  })
  const more = uses.length > MOST ? [`and ${uses.length - MOST} more`] : []
  return [...named, ...more].join(', ')
}
