/** The header's three flags (spec §4), which depend on the scroll position alone. */
export type HeaderFlags = {
  /** At most its own height from the top: the header lies on the page. */
  notSticky: boolean
  /** Past two thirds of the viewport: the header is fixed. */
  fixed: boolean
  /** Past one whole viewport. */
  scrolled: boolean
}

const headerUnits = 95

export const topOfPage: HeaderFlags = { notSticky: true, fixed: false, scrolled: false }

/**
 * The flags at a scroll position. All lengths are in pixels; `unit` is one unit of the design (0.1
 * rem).
 */
export function headerFlags(scrollTop: number, viewportHeight: number, unit: number): HeaderFlags {
  return {
    notSticky: scrollTop <= headerUnits * unit,
    fixed: scrollTop > (viewportHeight * 2) / 3,
    scrolled: scrollTop > viewportHeight,
  }
}

export function sameFlags(a: HeaderFlags, b: HeaderFlags): boolean {
  return a.notSticky === b.notSticky && a.fixed === b.fixed && a.scrolled === b.scrolled
}
