/** How far a strip is from its ends. */
export type Reach = { isScrollable: boolean; isAtStart: boolean; isAtEnd: boolean }

type Scroller = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** Browsers scroll by fractions of a pixel: an end is reached within this much of it. */
const SLACK = 2

/** Where a strip stands between its ends. */
export function reachOf({ scrollLeft, scrollWidth, clientWidth }: Scroller): Reach {
  const furthest = scrollWidth - clientWidth
  return {
    isScrollable: furthest > SLACK,
    isAtStart: scrollLeft <= SLACK,
    isAtEnd: scrollLeft >= furthest - SLACK,
  }
}

/** The nearest stop in a direction; the position itself where there is none. */
export function nextStop(stops: number[], position: number, direction: 1 | -1): number {
  const ahead = stops.filter((stop) => (stop - position) * direction > SLACK)
  return (direction === 1 ? ahead[0] : ahead.at(-1)) ?? position
}
