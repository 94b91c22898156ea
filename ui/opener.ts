import type { Picture } from './picture.ts'
import { hasWords } from './words.ts'

/**
 * Attributes of a link that the lightbox shows: its accessible name, and the caption shown in the
 * lightbox.
 */
export function openerOf(kind: 'picture' | 'film', picture: Picture | null) {
  const { alt = null, title = null } = picture ?? {}
  const what = [alt, title].find(hasWords)
  return {
    'aria-label': what ? `Open ${kind}: ${what}` : `Open ${kind}`,
    'data-opens': '',
    ...(hasWords(title) && { 'data-title': title }),
  }
}
