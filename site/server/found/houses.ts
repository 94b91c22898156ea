import type { IndexedPage } from '../../content/indexed-pages.ts'
import { routeOf } from '../../screens/routes.ts'

/** The houses among the pages, the newest ones first. */
export function newestHouses(pages: readonly IndexedPage[], max: number): IndexedPage[] {
  return pages
    .filter(({ path }) => routeOf(path)?.kind === 'real_estate_listing')
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, max)
}
