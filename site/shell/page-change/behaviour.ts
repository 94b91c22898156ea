import type { Attach } from '../part.ts'

/** Announces every page and view to screen readers, except the first page of the document. */
export const attach: Attach = ({ register }) => {
  register({
    enter: ({ by }) => {
      if (by !== 'document') announce(describePage())
    },
  })
}

/** The title, followed by the number of results of a filtered list. */
function describePage() {
  const count = document.querySelector('main form [data-count]')?.textContent
  return count ? `${document.title}, ${count}` : document.title
}

/**
 * Announces a text to screen readers, in a new element each time: an unchanged text would not be
 * announced again.
 */
function announce(text: string): void {
  const element = document.createElement('span')
  element.textContent = text
  document.querySelector('#app > p[aria-live]')?.replaceChildren(element)
}
