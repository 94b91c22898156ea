import { hasWords } from '@belvedere/ui/words.ts'
import type { Place } from '../../kind.ts'

/** The heading level of items: below the block's heading, or in its place without one. */
export function itemLevel(place: Place, title: string | null): 'h2' | 'h3' {
  return hasWords(title) && !place.isPageTitle ? 'h3' : 'h2'
}
