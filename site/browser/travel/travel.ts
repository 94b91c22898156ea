import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import type { PageLoadResult } from '../load-page.ts'
import { createTravelled, type Move, planMove } from './plan-move.ts'
import { canTravel, createStage } from './stage.ts'
import css from './travel.css?inline'

/** Shows the next page, while what both pages have in common moves to its new place. */
export type Journey = (change: () => void) => Promise<void>

/** Waits for a picture that may travel; undefined if the loaded page has no place for it in view. */
export type Trip = (result: PageLoadResult) => Promise<Journey | undefined>

export type Travel = ReturnType<typeof createTravel>

/**
 * Moves the picture that a visitor has chosen: from its card to the page behind it, and from a page
 * to the lightbox and back (docs/navigation.md).
 */
export function createTravel() {
  adoptStyles(css)
  const stage = createStage()
  const travelled = createTravelled()

  return {
    /** What may travel on a navigation to another page; undefined if nothing can. */
    plan: (event: NavigateEvent): Trip | undefined => {
      stage.end()
      const move = planMove(event, travelled)
      return (
        move &&
        (async (result) => {
          const isThere = result.is === 'page' && (await move.leadsTo(result.payload.main))
          // The visitor may have scrolled meanwhile.
          return isThere && canTravel(move.source.picture) ? journeyOf(move) : undefined
        })
      )
    },

    /**
     * Opens or closes the lightbox, while a picture moves from the page to the dialog, or back. The
     * change is made at once if that cannot move.
     */
    turn: (
      occasion: 'lightbox' | 'lightbox-back',
      picture: Element | null | undefined,
      change: () => void,
      find: () => Element | null | undefined,
    ) => {
      if (!picture || !canTravel(picture)) return change()
      const source = { picture, name: undefined }
      const target = () => ({ picture: find() ?? undefined, name: undefined })
      void stage.move({ occasion, source, change, find: target })
    },
  }

  function journeyOf({ occasion, source, find, way }: Move): Journey {
    return (change) => {
      const changeAndNote = () => {
        change()
        travelled.ways.add(way())
      }
      return stage.move({ occasion, source, change: changeAndNote, find })
    }
  }
}
