import type { Attach } from '../part.ts'
import { adoptErrorStyles } from './styles.ts'

/** A page that fails in the browser brings its styles, which pages that arrive do without. */
export const attach: Attach = ({ register }) => {
  let isStyled = false
  register({
    enter: ({ by }) => {
      if (isStyled || by === 'document') return
      isStyled = document.querySelector('main > [data-error-screen]') !== null
      if (isStyled) adoptErrorStyles()
    },
  })
}
