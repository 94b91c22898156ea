const PERIOD_MS = 10_000

/**
 * Reloads the document, or loads another address of this site, at most once per path and period
 * (ten seconds by default, spec §8, §9). Returns whether it does.
 */
export function reloadOnce(address: string = location.href, periodMs = PERIOD_MS): boolean {
  const { href, pathname, search } = new URL(address, location.href)
  if (!remember(`reloaded:${pathname}`, periodMs)) return false
  if (pathname + search === location.pathname + location.search) location.reload()
  else location.assign(href)
  return true
}

/**
 * Records a reload; false if there was one recently. Also false without storage: the page could
 * reload forever.
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
