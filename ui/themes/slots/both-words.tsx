import { EVENING } from '@belvedere/kit/evening.ts'
import type { Look } from '@belvedere/kit/theme/look.ts'
import { type Both, BothWords as OfDay } from '../day/both-words.tsx'
import { eveningScript } from '../day/tell-evening.ts'
import { slot } from '../slot.tsx'
import { useHours } from './opening-hours.tsx'

/** Words, or pictures, of the day and of the evening in one place. */
export const BothWords = slot<Both>('hours', { day: OfDay, plain: null })

/** The words of the evening with their hour, if pages have hours; for views only. */
export function useEvening<Words extends { from: number | null }>(
  words: Words | null,
): (Words & { from: number }) | null {
  const hasHours = useHours()
  return hasHours && words ? { ...words, from: words.from ?? EVENING.from } : null
}

/** The script of a look that chooses between them before the first paint. */
export function eveningOf({ parts }: Look, timeZone: string | null): string {
  return parts.hours ? eveningScript(timeZone) : ''
}
