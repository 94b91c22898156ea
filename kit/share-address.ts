/** The page that a share picture belongs to, and the version of everything in it. */
type ShareAddress = { path: string; version: string }

/** Digits of a version in addresses. */
export const VERSION_DIGITS = 12

const ADDRESS = /^\/share(\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?)-([0-9a-f]{12})\.jpg$/
const LONGEST = 600

/** The address of a page’s share picture, below that of the site: `/share/about-0a1b2c3d4e5f.jpg`. */
export function formatShareAddress({ path, version }: ShareAddress): string {
  return `/share${path}-${version}.jpg`
}

/** Reads an address without its query; undefined if it is none of a share picture. */
export function parseShareAddress(address: string): ShareAddress | undefined {
  if (address.length > LONGEST) return undefined
  const [, path, version] = ADDRESS.exec(address) ?? []
  return path && version ? { path, version } : undefined
}
