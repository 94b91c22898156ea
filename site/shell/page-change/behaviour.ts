import type { Attach } from '../part.ts'
import { announce } from './announce.ts'

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
