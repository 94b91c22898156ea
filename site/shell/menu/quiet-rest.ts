import { COOKIES } from '../places.ts'

/** While the menu is open everything but header and panel is out of reach, so the focus stays there. */
export function quietRest(isQuiet: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('#app > :is(.skip, main, footer)'))
    part.inert = isQuiet
  const question = document.getElementById(COOKIES)
  if (question) question.hidden = isQuiet
}
