/** What waits below the view, and is told of when it comes into it. */
export type Arrivals = {
  /** Looks where these are; those below the view are hidden and wait there. */
  expect(elements: Iterable<HTMLElement>): void
  /** Waits for one no longer. */
  release(element: HTMLElement): void
  /** Waits for none any more. */
  end(): void
}

type Rules = {
  canWait(element: HTMLElement): boolean
  /** Whether styles wait for it and show it when it comes. */
  isLeftToStyles(element: HTMLElement): boolean
  /** Told of what comes in at the view's foot, not of what is jumped to or past; hidden until released. */
  arrive(elements: HTMLElement[]): void
}

type Entry = IntersectionObserverEntry & { target: HTMLElement }

/** How much of the view, in percent, something has to leave below it to be in view. */
export const FOOT = 8
/** What has come this far is in view, and so is all that stands above. */
const VIEW = { rootMargin: `99999px 0px -${FOOT}%` }

/**
 * Hides what is below the view when it is first looked at, and nothing else; shows it when it comes.
 * Who jumps to a place wants to read there: what is suddenly in the view's upper half, or above it,
 * is just there.
 */
export function watchArrivals({ canWait, isLeftToStyles, arrive }: Rules): Arrivals {
  const watched = new Set<HTMLElement>()
  const unwatch = (element: HTMLElement) => {
    observer.unobserve(element)
    watched.delete(element)
  }
  const release = (element: HTMLElement) => {
    unwatch(element)
    delete element.dataset.unseen
  }
  const hide = (element: HTMLElement) => {
    element.dataset.unseen = ''
    if (isLeftToStyles(element)) unwatch(element)
  }
  // A browser may still tell what it saw of something before that was released.
  const isWatched = ({ target }: Entry) => watched.has(target)
  const isExpected = ({ target }: Entry) => target.dataset.unseen !== undefined
  const isBelow = (entry: Entry) =>
    !isExpected(entry) && entry.boundingClientRect.top >= innerHeight && canWait(entry.target)
  const isArriving = (entry: Entry) =>
    isExpected(entry) && entry.boundingClientRect.top > innerHeight / 2
  const observer = new IntersectionObserver((all) => {
    const entries = latestOf(all).filter(isWatched)
    // All are asked before any is hidden: otherwise each answer would take a new look at the styles.
    const below = new Set(entries.filter(isBelow))
    const seen = entries.filter(
      (entry) => !below.has(entry) && (entry.isIntersecting || !isExpected(entry)),
    )
    const arriving = seen.filter(isArriving).map(({ target }) => target)
    for (const { target } of seen)
      if (arriving.includes(target)) unwatch(target)
      else release(target)
    arrive(arriving)
    for (const { target } of below) hide(target)
  }, VIEW)
  return {
    expect: (elements) => {
      for (const element of elements) {
        watched.add(element)
        observer.observe(element)
      }
    },
    release,
    end: () => {
      observer.disconnect()
      watched.clear()
    },
  }
}

/** A busy page may be told twice where the same element is. */
function latestOf(entries: IntersectionObserverEntry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.target, entry])).values()].filter(isOfHtml)
}

function isOfHtml(entry: IntersectionObserverEntry): entry is Entry {
  return entry.target instanceof HTMLElement
}
