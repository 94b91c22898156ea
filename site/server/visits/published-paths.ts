import type { AddressReader } from '../cache/address-reader.ts'
import type { TaggedCache } from '../cache/tagged-cache.ts'
import type { CachedPage } from '../pages/load-page.ts'

/**
 * Tells whether a page is published at a path, as far as this copy of the site knows: it has the
 * page, or its address is in the list of all of them. Asks nobody.
 */
export function createPublishedPaths(
  pages: TaggedCache<CachedPage>,
  addresses: AddressReader | undefined,
): (path: string) => boolean {
  let list: readonly string[] | undefined
  let paths = new Set<string>()
  return (path) => {
    if (pages.peek(path)?.isMissing === false) return true
    const known = addresses?.known
    if (known !== list) {
      list = known
      paths = new Set(known)
    }
    return paths.has(path)
  }
}
