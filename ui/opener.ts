import type { Picture } from './picture.ts'
import { hasWords } from './words.ts'

/**
 * Attributes of a link that the lightbox shows: its accessible name, and the caption shown in the
 * lightbox.
 */
export function openerOf(action: string, picture: Picture | null) {
  const { alt = null, title = null } = picture ?? {}
  const what = [alt, title].find(hasWords)
  return {
    'aria-label': what ? `${action}: ${what}` : action,
    'data-opens': '',
    ...(hasWords(title) && { 'data-title': title }),
  }
}
