/** A page with the kinds of blocks that it consists of. */
export type FoundPage = { path: string; kinds: string[] }

/**
 * Pages that represent all others: those of the screens, and for every kind of block that is on
 * none of them one more, richest first. Everything that other pages show is on these or in the
 * catalogue.
 */
export function representativePages(
  pages: readonly FoundPage[],
  screens: readonly string[],
): Set<string> {
  const isScreen = ({ path }: FoundPage) => screens.includes(path)
  const seen = new Set(pages.filter(isScreen).flatMap(({ kinds }) => kinds))
  const chosen = new Set(screens)
  const richestFirst = pages.toSorted((one, other) => other.kinds.length - one.kinds.length)
  for (const { path, kinds } of richestFirst) {
    if (kinds.every((kind) => seen.has(kind))) continue
    chosen.add(path)
    for (const kind of kinds) seen.add(kind)
  }
  return chosen
}
