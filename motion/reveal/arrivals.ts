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
  /** Told of what comes in at the view's foot, not of what is jumped to or past. */
  arrive(element: HTMLElement): void
}

type Entry = IntersectionObserverEntry & { target: HTMLElement }

/** What has come this far is in view, and so is all that stands above. */
const VIEW = { rootMargin: '99999px 0px -8%' }

/**
 * Hides what is below the view when it is first looked at, and nothing else; shows it when it comes.
 * Who jumps to a place wants to read there: what is suddenly in the view's upper half, or above it,
 * is just there.
 */
export function watchArrivals({ canWait, isLeftToStyles, arrive }: Rules): Arrivals {
  const waiting = new Set<HTMLElement>()
  const release = (element: HTMLElement) => {
    observer.unobserve(element)
    waiting.delete(element)
    delete element.dataset.unseen
  }
  const hide = (element: HTMLElement) => {
    element.dataset.unseen = ''
    if (isLeftToStyles(element)) observer.unobserve(element)
    else waiting.add(element)
  }
  const look = ({ target, isIntersecting, boundingClientRect: { top } }: Entry) => {
    const isExpected = waiting.has(target)
    if (isExpected && !isIntersecting) return
    release(target)
    if (isExpected && top > innerHeight / 2) arrive(target)
  }
  const isBelow = ({ target, boundingClientRect: { top } }: Entry) =>
    !waiting.has(target) && top >= innerHeight && canWait(target)
  const observer = new IntersectionObserver((all) => {
    const entries = all.filter(isOfHtml)
    // All are asked before any is hidden: otherwise each answer would take a new look at the styles.
    const below = new Set(entries.filter(isBelow))
    for (const entry of entries) below.has(entry) ? hide(entry.target) : look(entry)
  }, VIEW)
  return {
    expect: (elements) => {
      for (const element of elements) observer.observe(element)
    },
    release,
    end: () => {
      observer.disconnect()
      waiting.clear()
    },
  }
}

function isOfHtml(entry: IntersectionObserverEntry): entry is Entry {
  return entry.target instanceof HTMLElement
}
