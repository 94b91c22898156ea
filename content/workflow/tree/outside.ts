import type { TreeLink, TreePage } from './shown.ts'

/** A row below “Not in the menu”: a page, or an address under which there are pages. */
export type OutsideRow = { path: string; depth: number; page?: TreePage; heading?: string }

/**
 * The pages to which no list of links leads, by their addresses. A page that is in the menu, and a
 * beginning of addresses that is no page, is a heading above those below it. Drafts that have no
 * address yet come last.
 */
export function outsideMenu(
  pages: readonly TreePage[],
  links: readonly Pick<TreeLink, 'page'>[],
): OutsideRow[] {
  const linked = new Set(links.map(({ page }) => page))
  const outside = pages.filter(({ key, isCounted }) => !linked.has(key) && !isCounted)
  const rows = new Map<string, { page?: TreePage; heading?: string }>()
  for (const page of outside) if (page.path !== null) rows.set(page.path, { page })
  for (const { path } of outside) {
    const above = path?.slice(0, path.lastIndexOf('/'))
    if (above && !rows.has(above))
      rows.set(above, { heading: pages.find((one) => one.path === above)?.title ?? '' })
  }
  const paths = [...rows.keys()].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  const placed = paths.map((path) => {
    const depth = paths.filter((one) => one !== '/' && path.startsWith(`${one}/`)).length
    return { path, depth, ...rows.get(path) }
  })
  const drafts = outside.filter(({ path }) => path === null)
  return [...placed, ...drafts.map((page) => ({ path: '', depth: 0, page }))]
}

/** Pages below another one follow it directly. */
const sortKey = (path: string) => path.replaceAll('/', '\u0000')
