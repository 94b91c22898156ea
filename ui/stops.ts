/** How far a strip is from its ends, and which of its items stands at its start. */
export type Reach = { isScrollable: boolean; isAtStart: boolean; isAtEnd: boolean; item: number }

type Scroller = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** Browsers scroll by fractions of a pixel: an end is reached within this much of it. */
const SLACK = 2

/** Where a strip with these stops stands. At its end, the last item is the one that is shown. */
export function reachOf(
  { scrollLeft, scrollWidth, clientWidth }: Scroller,
  stops: number[],
): Reach {
  const furthest = scrollWidth - clientWidth
  const isScrollable = furthest > SLACK
  const isAtEnd = scrollLeft >= furthest - SLACK
  return {
    isScrollable,
    isAtStart: scrollLeft <= SLACK,
    isAtEnd,
    item: isScrollable && isAtEnd ? stops.length - 1 : nearest(stops, scrollLeft),
  }
}

/** The nearest stop in a direction; the position itself where there is none. */
export function nextStop(stops: number[], position: number, direction: 1 | -1): number {
  const ahead = stops.filter((stop) => (stop - position) * direction > SLACK)
  return (direction === 1 ? ahead[0] : ahead.at(-1)) ?? position
}

/** The scroll positions at which an item stands at the strip's start; the first item is at 0. */
export function stopsOf(strip: HTMLElement): number[] {
  const items = Array.from(strip.children).filter((child) => child instanceof HTMLElement)
  const origin = items[0]?.offsetLeft ?? 0
  return items.map((item) => item.offsetLeft - origin)
}

function nearest(stops: number[], position: number) {
  const distances = stops.map((stop) => Math.abs(stop - position))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
