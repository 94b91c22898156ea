import { prefersReducedMotion } from '../reduced-motion.ts'
import { watchArrivals } from './arrivals.ts'
import { inOneTask } from './in-one-task.ts'
import { showTexts } from './show.ts'
import { splitOf } from './words.ts'

/** What React draws again is left alone. Lists that scroll sideways appear as a whole. */
const LEFT_ALONE = '[data-live], [data-strip]'
const UNSEEN = '[data-unseen]'

/** Lets a box appear; nothing where styles do that by themselves. */
type ShowBox = ((element: HTMLElement) => void) | undefined

export type Reveals = {
  /** Looks at all there is now. */
  begin(): void
  /** Hides what is in view when something that covered it leaves, and lets it appear after a wait, in ms. */
  uncover(wait?: number): void
  /** What an element holds, or stands in, is there. */
  showAround(element: Element): void
  /** Everything is there. */
  end(): void
  /** All of it is about to be taken away. */
  leave(): void
}

/** The reveals of what a root element holds. */
export function createReveals(root: HTMLElement, showBox: ShowBox): Reveals {
  // Each by itself: one selector for all of it takes a browser ten times as long.
  const all = () =>
    [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
      ({ parentElement }) => !parentElement?.closest(LEFT_ALONE),
    )
  const showOther = showBox ?? leaveToStyles
  const { add: showLater, forget } = inOneTask<HTMLElement>((waiting) => {
    const texts = waiting.filter(({ dataset }) => dataset.unseen !== undefined)
    try {
      showTexts(texts)
    } finally {
      texts.forEach(arrivals.release)
    }
  })
  const show = (elements: HTMLElement[], wait = 0) => {
    const [texts, others] = [elements.filter(splitOf), elements.filter((one) => !splitOf(one))]
    for (const element of elements) arrivals.release(element)
    // A text that is seen before its task would go away again to rise.
    for (const text of texts) text.dataset.unseen = ''
    others.forEach(showOther)
    showLater(texts, wait)
  }
  const isLeftToStyles = (element: HTMLElement) => !showBox && !splitOf(element)
  const arrivals = watchArrivals({ canWait: isFree, isLeftToStyles, arrive: show })
  const end = () => {
    forget()
    arrivals.end()
    for (const element of root.querySelectorAll<HTMLElement>(UNSEEN)) delete element.dataset.unseen
  }
  const begin = () => {
    end()
    arrivals.expect(all())
  }
  const uncover = (wait?: number) => {
    if (!prefersReducedMotion()) show(all().filter(isInView).filter(isFree), wait)
  }
  const showAround = (element: Element) => {
    for (const one of [element.closest(UNSEEN), ...element.querySelectorAll(UNSEEN)])
      if (one instanceof HTMLElement) arrivals.release(one)
  }
  const leave = () => {
    end()
    // Chromium 156 never frees what goes while an animation of its styles still waits for its trigger.
    // To say what moves, a browser has to look at all styles, and so ends those animations.
    document.getAnimations()
  }
  return { begin, uncover, showAround, end, leave }
}

/** They begin with what is marked. */
function leaveToStyles(element: HTMLElement) {
  element.dataset.unseen = ''
}

/** False for pictures that come as they are: all of them in calm, else those that move already. */
function isFree(element: HTMLElement) {
  if (element.dataset.reveal !== 'unmask') return true
  return !prefersReducedMotion() && element.getAnimations({ subtree: true }).length === 0
}

function isInView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
