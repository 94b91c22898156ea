import { hasTyped } from './has-typed.ts'
import { pageStatus } from './page-status.ts'
import { reloadOnce } from './reload-once.ts'

/** How long a document may take to unload. */
const LEAVING_MS = 5000
/**
 * Don't reload again for a missing script within this time, so that a broken page doesn't reload
 * forever.
 */
const RETRY_AFTER_MS = 10 * 60_000

let leftAt = Number.NEGATIVE_INFINITY

/**
 * Call this before the document is unloaded: requests that fail from then on were cancelled by
 * that.
 */
export function noteLeaving(): void {
  leftAt = Date.now()
}

/**
 * Loads a chunk of this build for the page that the signal belongs to. If that fails although the
 * site is reachable, the page is reloaded once (spec §8); after that, without a connection, or if
 * the page has been left, the promise rejects.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (signal.aborted) throw error
    console.error('A script did not load:', error)
    if (await reloadForChunk(signal)) return new Promise<never>(() => {})
    throw error
  }
}

/**
 * Reloads the page after a failed chunk, unless it has been left, is being unloaded, has typed input
 * or cannot be reached. Returns whether it reloads.
 */
export async function reloadForChunk(signal: AbortSignal): Promise<boolean> {
  const mayReload = () => !signal.aborted && Date.now() - leftAt >= LEAVING_MS && !hasTyped()
  // Without a connection a reload would replace the page by the browser's error page.
  if (!mayReload() || (await pageStatus()) >= 500) return false
  return mayReload() && reloadOnce(location.href, RETRY_AFTER_MS)
}
