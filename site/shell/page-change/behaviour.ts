import type { Attach } from '../part.ts'
import { announce } from './announce.ts'

/** Says each page, and each other view of one, except the page that the document brought. */
export const attach: Attach = ({ register }) => {
  register({
    enter: ({ by }) => {
      if (by !== 'document') announce(readPage())
    },
  })
}

/** The title, and how much is left of a list that an address narrows. */
function readPage() {
  const count = document.querySelector('main form [data-count]')?.textContent
  return count ? `${document.title}, ${count}` : document.title
}
