import type { Ends } from './ends.ts'

/**
 * The kind of transition that a move belongs to, and its direction, or that it begins in the menu;
 * the stylesheet distinguishes them.
 */
export type Occasion = `${'page' | 'lightbox'}${'' | '-back'}` | 'page-menu'

/** The attributes by which the stylesheet names the moving elements; one set for each move. */
export function createMarks(occasion: Occasion) {
  const { dataset } = document.documentElement
  let marked: Element[] = []
  let hasEnded = false
  const clear = () => {
    for (const element of marked) element.removeAttribute('data-travelling')
    marked = []
  }
  return {
    /** Marks these elements instead of the earlier ones; does nothing once the move has ended. */
    set: ({ picture, name }: Ends) => {
      clear()
      if (hasEnded) return
      dataset.travelling = occasion
      picture?.setAttribute('data-travelling', 'picture')
      name?.setAttribute('data-travelling', 'name')
      marked = [picture, name].filter((element) => element !== undefined)
    },
    end: () => {
      if (hasEnded) return
      hasEnded = true
      clear()
      delete dataset.travelling
    },
  }
}
