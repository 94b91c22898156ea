const PERIOD_MS = 10_000

/**
 * Loads the document at an address of this site anew, at most once in ten seconds for each path
 * (spec §8, §9). Without an address it is the one that is shown.
 */
export function reloadOnce(address: string = location.href): boolean {
  const { href, pathname } = new URL(address, location.href)
  if (!remember(`reloaded:${pathname}`)) return false
  if (pathname === location.pathname) location.reload()
  else location.assign(href)
  return true
}

/**
 * Whether it is the first time for a while. A browser that keeps nothing from one document to the
 * next would load for ever, so there it never is.
 */
function remember(key: string): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < PERIOD_MS) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
