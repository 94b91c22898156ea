import { turnsOf } from './turns.ts'

/** Hides elements below the viewport and reports them as they enter it. */
type ViewportObserver = {
  /** Starts observing; elements below the viewport are hidden. */
  observe(elements: Iterable<HTMLElement>): void
  /** Shows an element and stops observing it. */
  release(element: HTMLElement): void
  /** Stops observing all elements. */
  disconnect(): void
}

type Options = {
  canHide(element: HTMLElement): boolean
  /** Whether an element in a row enters after the one before it. */
  takesTurns(element: HTMLElement): boolean
  /** Whether an element enters before it is in view, as what takes time to open does. */
  isEarly(element: HTMLElement): boolean
  /** Whether a CSS animation shows the element, so that observing can stop once it is hidden. */
  isAnimatedByCss(element: HTMLElement): boolean
  /**
   * Gets the elements that enter at the bottom, not those jumped to or past. They stay hidden until
   * released.
   */
  onEnter(elements: HTMLElement[]): void
}

type Entry = IntersectionObserverEntry & { target: HTMLElement }

/**
 * An element enters when it is this far above the viewport's bottom edge, in percent of its height.
 */
export const BOTTOM_INSET = 8
/** An early element enters when it is this far below it. */
export const EARLY = 20
/** The delays in `reveal.css` have five steps; further elements enter with the fifth. */
const MAX_TURN = 5
/** Everything above the viewport counts as intersecting, too. */
const down = (percent: number) => ({ rootMargin: `99999px 0px ${percent}%` })

/**
 * Hides only elements that are below the viewport when first observed. Elements that suddenly
 * appear in the upper half, or above the viewport, are shown without a reveal: a visitor who jumps
 * somewhere wants to read there.
 */
export function observeViewport({
  canHide,
  takesTurns,
  isEarly,
  isAnimatedByCss,
  onEnter,
}: Options): ViewportObserver {
  const watched = new Set<HTMLElement>()
  const unwatch = (element: HTMLElement) => {
    for (const observer of [usual, early]) observer.unobserve(element)
    watched.delete(element)
  }
  const release = (element: HTMLElement) => {
    unwatch(element)
    delete element.dataset.unseen
  }
  const hide = (element: HTMLElement, turn: number) => {
    element.dataset.unseen = turn > 0 ? String(Math.min(turn, MAX_TURN)) : ''
    if (isAnimatedByCss(element)) unwatch(element)
  }
  // Queued entries may still arrive for an element that was released.
  const isWatched = ({ target }: Entry) => watched.has(target)
  const isHidden = ({ target }: Entry) => target.dataset.unseen !== undefined
  const isBelow = (entry: Entry) =>
    !isHidden(entry) &&
    !entry.isIntersecting &&
    entry.boundingClientRect.top >= innerHeight &&
    canHide(entry.target)
  const isEntering = (entry: Entry) =>
    isHidden(entry) && entry.boundingClientRect.top > innerHeight / 2
  const onChange = (all: IntersectionObserverEntry[]) => {
    const entries = latestOf(all).filter(isWatched)
    // Read all before hiding any: each change in between would force a style recalculation.
    const below = new Set(entries.filter(isBelow))
    const inTurn = [...below].filter(({ target }) => takesTurns(target))
    const turns = turnsOf(inTurn.map(({ boundingClientRect }) => boundingClientRect))
    const seen = entries.filter(
      (entry) => !below.has(entry) && (entry.isIntersecting || !isHidden(entry)),
    )
    const entering = seen.filter(isEntering).map(({ target }) => target)
    for (const { target } of seen)
      if (entering.includes(target)) unwatch(target)
      else release(target)
    onEnter(entering)
    for (const entry of below) hide(entry.target, turns[inTurn.indexOf(entry)] ?? 0)
  }
  const usual = new IntersectionObserver(onChange, down(-BOTTOM_INSET))
  const early = new IntersectionObserver(onChange, down(EARLY))
  return {
    observe: (elements) => {
      for (const element of elements) {
        watched.add(element)
        ;(isEarly(element) ? early : usual).observe(element)
      }
    },
    release,
    disconnect: () => {
      for (const observer of [usual, early]) observer.disconnect()
      watched.clear()
    },
  }
}

/** Keeps the last entry of each element; a busy page gets several. */
function latestOf(entries: IntersectionObserverEntry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.target, entry])).values()].filter(isHtmlEntry)
}

function isHtmlEntry(entry: IntersectionObserverEntry): entry is Entry {
  return entry.target instanceof HTMLElement
}
