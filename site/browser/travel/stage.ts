import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { imageIn } from './boxes.ts'
import { type Ends, NOTHING } from './ends.ts'
import { inView, isInView } from './in-view.ts'
import { createMarks, type Occasion } from './marks.ts'
import { standIn } from './stand-in.ts'

type Move = {
  occasion: Occasion
  source: Ends
  /** Changes the document. */
  change: () => void
  /** Finds where picture and name are after the change. */
  find: () => Ends
}

/** Whether a picture is loaded and in view, and may move. */
export function canTravel(picture: Element): boolean {
  if (!('startViewTransition' in document) || document.hidden || prefersReducedMotion())
    return false
  const image = imageIn(picture)
  return Boolean(image?.complete && image.naturalWidth > 0 && isInView(picture))
}

/**
 * Moves a picture and the name beside it in a view transition. They have names for it only
 * meanwhile, so that at rest nothing is set apart for them.
 */
export function createStage() {
  let end = () => {}

  /** Resolves once the document has changed; rejects with what the change throws. */
  const move = async ({ occasion, source, change, find }: Move) => {
    end()
    const marks = createMarks(occasion)
    marks.set(source)
    const from = imageIn(source.picture)
    const transition = document.startViewTransition(async () => {
      marks.set(NOTHING)
      change()
      const target = inView(find())
      marks.set({ ...target, name: isSame(source.name, target.name) ? target.name : undefined })
      await standIn(from, imageIn(target.picture))
    })
    end = () => {
      transition.skipTransition()
      marks.end()
    }
    // Rejects if the browser skips the transition, as in a hidden tab; the change is made anyway.
    transition.ready.catch(() => undefined)
    transition.finished.catch(() => undefined).then(marks.end)
    await transition.updateCallbackDone
  }
  return { move, end: () => end() }
}

/** Other words fade, rather than turn into each other. */
function isSame(one: Element | undefined, other: Element | undefined) {
  return shownText(one) === shownText(other)
}

function shownText(element: Element | undefined) {
  return element?.textContent.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
}
