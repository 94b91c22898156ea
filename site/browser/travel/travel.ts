import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import type { Turn } from '../../shell/part.ts'
import type { PageLoadResult } from '../load-page.ts'
import { isInView } from './in-view.ts'
import { createTravelled, type Move, planMove } from './plan-move.ts'
import { canTravel, createStage } from './stage.ts'
import css from './travel.css?inline'

/** Shows the next page, while what both pages have in common moves to its new place. */
export type Journey = (change: () => void) => Promise<void>

/**
 * Waits for a picture that may move; undefined if the loaded page does not show it. Whether that
 * place is in view is known only once the page is shown: if not, the picture fades.
 */
export type Trip = (result: PageLoadResult) => Promise<Journey | undefined>

/**
 * Moves the picture that a visitor has chosen: from its card to the page behind it, and from a page
 * to the lightbox and back (docs/navigation.md).
 */
function createTravel() {
  adoptStyles(css)
  const stage = createStage()
  const travelled = createTravelled()

  return {
    turn,
    /**
     * The elements that may move on a navigation from the page shown at an address; undefined if
     * nothing can, as to another view of the page.
     */
    plan: (event: NavigateEvent, shownAt: string | undefined): Trip | undefined => {
      stage.end()
      const move = planMove(event, travelled, shownAt)
      return (
        move &&
        (async (result) => {
          const isThere = result.is === 'page' && (await move.leadsTo(result.payload.main))
          // The visitor may have scrolled or closed the menu meanwhile.
          return isThere && isStill(move.source.picture) ? journeyOf(move) : undefined
        })
      )
    },
  }

  function journeyOf({ occasion, source, find, way }: Move): Journey {
    return (change) => {
      const changeAndNote = () => {
        change()
        if (way) travelled.ways.add(way())
      }
      return stage.move({ occasion, source, change: changeAndNote, find })
    }
  }

  function turn(...[occasion, picture, change, find]: Parameters<Turn>) {
    const isFound = occasion === 'lightbox' || isSeen(find())
    if (!picture || !isFound || !canTravel(picture)) return change()
    const source = { picture, name: undefined }
    const target = () => ({ picture: find() ?? undefined, name: undefined })
    void stage.move({ occasion, source, change, find: target })
  }
}

export const { plan, turn } = createTravel()

function isStill(picture: Element) {
  return canTravel(picture) && !picture.closest('[data-closing]')
}

function isSeen(element: Element | null | undefined) {
  return element ? isInView(element) : false
}
