import { MAIN } from '../places.ts'

/** What may fail in the browser: a page that stands there (500), or one that did not arrive (503). */
export type Failure = 500 | 503

/** The id of the template that holds the screen of a failure. */
export const errorTemplate = (status: Failure) => `error-${status}`

/** Puts the screen of a failure in the place of the page, and its title into the head. */
export function showError(status: Failure): void {
  const template = document.getElementById(errorTemplate(status))
  if (!(template instanceof HTMLTemplateElement)) return
  document.getElementById(MAIN)?.replaceChildren(document.importNode(template.content, true))
  document.title = template.dataset.title ?? document.title
}
