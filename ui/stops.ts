/** The scroll state of a strip; `item` is the index of the item at its start. */
export type StripPosition = {
  isScrollable: boolean
  isAtStart: boolean
  isAtEnd: boolean
  item: number
}

type Scroller = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** Browsers scroll by fractions of a pixel; an end counts as reached within this many px. */
const TOLERANCE_PX = 2

/** The scroll state of a strip with these stops. At its end, the last item is the current one. */
export function stripPositionOf(
  { scrollLeft, scrollWidth, clientWidth }: Scroller,
  stops: number[],
): StripPosition {
  const furthest = scrollWidth - clientWidth
  const isScrollable = furthest > TOLERANCE_PX
  const isAtEnd = scrollLeft >= furthest - TOLERANCE_PX
  return {
    isScrollable,
    isAtStart: scrollLeft <= TOLERANCE_PX,
    isAtEnd,
    item: isScrollable && isAtEnd ? stops.length - 1 : nearest(stops, scrollLeft),
  }
}

/** The nearest stop in a direction, or the position itself if there is none. */
export function nextStop(stops: number[], position: number, direction: 1 | -1): number {
  const ahead = stops.filter((stop) => (stop - position) * direction > TOLERANCE_PX)
  return (direction === 1 ? ahead[0] : ahead.at(-1)) ?? position
}

/** The scroll positions at which an item is at the strip's start; 0 for the first. */
export function stopsOf(strip: HTMLElement): number[] {
  const items = Array.from(strip.children).filter((child) => child instanceof HTMLElement)
  const origin = items[0]?.offsetLeft ?? 0
  return items.map((item) => item.offsetLeft - origin)
}

function nearest(stops: number[], position: number) {
  const distances = stops.map((stop) => Math.abs(stop - position))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
