import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import type { Place } from '../../kind.ts'

/** The id of a block's heading. */
export function headingId(place: Place): string {
  return `title-${place.id}`
}

type Words = { title?: string | null; eyebrow?: string | null }

/** What names a block to assistive technology: its heading, else its eyebrow, else its kind in words. */
export function blockName(place: Place, { title, eyebrow }: Words, otherwise: string) {
  if (hasWords(title)) return { 'aria-labelledby': headingId(place) }
  return { 'aria-label': hasWords(eyebrow) ? plainTitle(eyebrow) : otherwise }
}
