import { savesData } from '@belvedere/ui/device-now.ts'
import { isInUse } from './is-in-use.ts'
import { followInput } from './last-input.ts'
import type { DocumentVersion } from './load-page.ts'
import { fetchLatestBuild, fetchRedirects } from './manifest.ts'
import { createQuietReload } from './quiet-reload.ts'
import { redirectTarget } from './redirect-target.ts'
import type { Redirects } from './redirects.ts'
import type { SiteStore } from './store/store.ts'

type Options = { version: DocumentVersion; redirects: Redirects; store: SiteStore }

const CHECK_MS = 5 * 60_000
/** A visible page reloads only if nothing has been done with it for as long as this. */
const IDLE_MS = 5 * 60_000

/**
 * Fetches the manifest now, then manifest and latest build every five minutes and when a hidden tab
 * becomes visible (readings, Routes). A hidden tab asks for nothing.
 */
export function followBuilds({ version, redirects, store }: Options): void {
  const idleMs = followInput()
  const reload = createQuietReload(
    () => (document.hidden || idleMs() >= IDLE_MS) && !isInUse(store),
  )
  let requests = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const updateRedirects = async (signal: AbortSignal) => {
    const rules = await fetchRedirects(version.build, signal)
    redirects.targetOf = (url) => redirectTarget(rules, url)
  }

  const checkBuild = async (signal: AbortSignal) => {
    const latest = await fetchLatestBuild(signal)
    version.isOutdated = latest !== version.build
    if (version.isOutdated) reload.request(latest)
    else reload.cancel()
  }

  const pause = () => {
    clearTimeout(timer)
    requests.abort()
    requests = new AbortController()
  }

  const ask = () => {
    pause()
    timer = setTimeout(ask, CHECK_MS)
    if (savesData()) return
    void logged('manifest', updateRedirects, requests.signal)
    void logged('latest build', checkBuild, requests.signal)
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? pause() : ask()))
  addEventListener('pagehide', pause)
  if (document.hidden) return
  timer = setTimeout(ask, CHECK_MS)
  void logged('manifest', updateRedirects, requests.signal)
}

/** A failed request is logged, unless it was cancelled, and the page goes on (spec §8). */
async function logged(
  name: string,
  act: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
) {
  try {
    await act(signal)
  } catch (error) {
    if (!signal.aborted) console.error(`Error fetching ${name}:`, error)
  }
}
