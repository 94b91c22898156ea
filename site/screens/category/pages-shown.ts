/** A page that a pager names; pages may be left out before it. */
export type ShownPage = { page: number; isAfterGap: boolean }

/** The first page, the last one, and those around the current one. */
export function pagesShown(current: number, last: number): ShownPage[] {
  const wanted = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= last)
  const sorted = pages.toSorted((one, other) => one - other)
  return sorted.map((page, at) => ({ page, isAfterGap: page - (sorted[at - 1] ?? 0) > 1 }))
}
