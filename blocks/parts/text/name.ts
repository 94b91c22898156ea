import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import type { Place } from '../../kind.ts'

/** The id of a block's heading. */
export function headingId(place: Place): string {
  return `title-${place.id}`
}

type Headings = { title?: string | null; eyebrow?: string | null }

/** The block's accessible name: its heading, else its eyebrow, else `otherwise`. */
export function blockName(place: Place, { title, eyebrow }: Headings, otherwise: string) {
  if (hasWords(title)) return { 'aria-labelledby': headingId(place) }
  return { 'aria-label': hasWords(eyebrow) ? plainTitle(eyebrow) : otherwise }
}
