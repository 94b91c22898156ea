const PERIOD_MS = 10_000

/** Loads the document at a path anew, at most once in ten seconds for each path (spec §8, §9). */
export function reloadOnce(path: string): boolean {
  const key = `reloaded:${path}`
  const last = Number(sessionStorage.getItem(key))
  if (Date.now() - last < PERIOD_MS) return false
  sessionStorage.setItem(key, String(Date.now()))
  if (path === location.pathname) location.reload()
  else location.assign(path)
  return true
}
