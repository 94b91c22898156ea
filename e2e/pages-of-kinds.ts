import type { FoundPage } from './stack.ts'

/**
 * The fewest pages to open so that every kind of block on `pages` is seen, besides those that are
 * opened anyway.
 */
export function pagesWithEveryKind(pages: FoundPage[], openedAnyway: string[] = []): string[] {
  const kinds = new Map(pages.map(({ path, kinds }) => [path, new Set(kinds)]))
  const missing = new Set([...kinds.values()].flatMap((own) => [...own]))
  const take = (path: string) => {
    for (const kind of kinds.get(path) ?? []) missing.delete(kind)
  }
  for (const path of openedAnyway) take(path)
  const chosen: string[] = []
  while (missing.size > 0) {
    const countOf = (path: string) =>
      [...(kinds.get(path) ?? [])].filter((kind) => missing.has(kind)).length
    const [best = ''] = [...kinds.keys()].sort((one, other) => countOf(other) - countOf(one))
    take(best)
    chosen.push(best)
  }
  return chosen
}
