import type { Picture } from './picture.ts'
import { hasWords } from './words.ts'

/**
 * Marks a link to a picture or film as one that the lightbox shows, with the name it has for those
 * who do not see it, and the words that stand below it there.
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
