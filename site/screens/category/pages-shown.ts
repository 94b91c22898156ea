/** A page that a pager links to. `isAfterGap` means that pages before it are left out. */
type ShownPage = { page: number; isAfterGap: boolean }

/** The pages that a pager links to: first, last, current and its neighbours. */
export function pagesShown(current: number, last: number): ShownPage[] {
  const candidates = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(candidates)].filter((page) => page >= 1 && page <= last)
  const sorted = pages.toSorted((one, other) => one - other)
  return sorted.map((page, at) => ({ page, isAfterGap: page - (sorted[at - 1] ?? 0) > 1 }))
}
