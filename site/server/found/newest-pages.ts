import { collectionPages, globalPages } from '@belvedere/blocks/page-kinds.ts'
import type { IndexedPage } from '../../content/indexed-pages.ts'
import { routeOf } from '../../screens/routes.ts'

const KINDS = new Map([...globalPages, ...collectionPages].map((kind) => [kind.key, kind]))

/** The kind of the page at a path; undefined if there can be none. */
export function kindAt(path: string) {
  const key = routeOf(path)?.kind
  return key && KINDS.get(key)
}

/** The pages of the kinds that the feed has, the newest ones first. */
export function newestPages(pages: readonly IndexedPage[], max: number): IndexedPage[] {
  return pages
    .filter(({ path }) => kindAt(path)?.inFeed)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, max)
}
