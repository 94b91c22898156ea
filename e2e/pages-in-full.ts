/** A page with the kinds of blocks that it consists of. */
export type FoundPage = { path: string; kinds: string[] }

/** Each kind is checked with the content of two pages, if there are so many. */
const TIMES = 2

/**
 * The pages to check in full: those that add kinds of blocks, or second contents of them, richest
 * first. The others have only what is on these, so their layout is checked alone.
 */
export function pagesInFull(pages: readonly FoundPage[]): Set<string> {
  const seen = new Map<string, number>()
  const lacks = (kind: string) => (seen.get(kind) ?? 0) < TIMES
  const inFull = new Set<string>()
  const richestFirst = pages.toSorted((one, other) => other.kinds.length - one.kinds.length)
  for (const { path, kinds } of richestFirst) {
    if (!kinds.some(lacks)) continue
    inFull.add(path)
    for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1)
  }
  return inFull
}
