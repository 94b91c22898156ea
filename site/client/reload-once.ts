const PERIOD_MS = 10_000

/**
 * Loads the document at an address of this site anew, at most once in ten seconds for each path
 * (spec §8, §9). Without an address it is the one that is shown.
 */
export function reloadOnce(address: string = location.href): boolean {
  const { href, pathname } = new URL(address, location.href)
  const key = `reloaded:${pathname}`
  const last = Number(sessionStorage.getItem(key))
  if (Date.now() - last < PERIOD_MS) return false
  sessionStorage.setItem(key, String(Date.now()))
  if (pathname === location.pathname) location.reload()
  else location.assign(href)
  return true
}
