import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { Listing } from './listing.ts'

/** The label for a reserved or sold listing; null for an available one. */
export function statusLabel(
  status: Listing['status'],
  { reserved, sold }: SiteWords['listing'],
): string | null {
  const labels = { available: null, reserved, sold }
  return status ? labels[status] : null
}
