import { COOKIES } from '../places.ts'

/**
 * While the menu is open everything but header and panel is inert, so the focus stays there. The
 * browser works out the styles of the whole page again for it.
 */
export function setRestInert(isInert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('#app > :is(.skip, main, footer)'))
    part.inert = isInert
}

/** The cookie question lies over everything, and waits while the menu is open. */
export function hideQuestion(isHidden: boolean): void {
  const question = document.getElementById(COOKIES)
  if (question) question.hidden = isHidden
}
