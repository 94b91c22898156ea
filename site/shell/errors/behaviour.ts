import type { Attach } from '../part.ts'
import { adoptErrorStyles } from './styles.ts'

/** Adds the styles of the error screen when a navigation ends in one; other pages do without. */
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
