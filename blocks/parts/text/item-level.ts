import { hasWords } from '@belvedere/ui/words.ts'
import type { Place } from '../../kind.ts'

/** The heading of a block's items: one step below the block's own, or in its place where it has none. */
export function itemLevel(place: Place, title: string | null): 'h2' | 'h3' {
  return hasWords(title) && !place.isPageTitle ? 'h3' : 'h2'
}
