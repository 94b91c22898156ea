const PERIOD_MS = 10_000

/**
 * Loads the document at an address of this site anew, at most once in a period for each path: ten
 * seconds (spec §8, §9) unless it is longer. Without an address it is the one that is shown.
 */
export function reloadOnce(address: string = location.href, periodMs = PERIOD_MS): boolean {
  const { href, pathname, search } = new URL(address, location.href)
  if (!remember(`reloaded:${pathname}`, periodMs)) return false
  if (pathname + search === location.pathname + location.search) location.reload()
  else location.assign(href)
  return true
}

/**
 * Whether it is the first time for a while. A browser that keeps nothing from one document to the
 * next would load for ever, so there it never is.
 */
function remember(key: string, periodMs: number): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < periodMs) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
