import { pageStatus } from '@belvedere/ui/page-status.ts'

const RETRY_MS = 15_000
/** A tab that is hidden for less than this is left alone; by then its videos have paused. */
const HIDDEN_MS = 1000
const KEY = 'reloaded-for-builds'

/**
 * Reloads the page for a new build as soon as `mayReload` says so: tried every 15 seconds and when
 * the tab is hidden. A tab reloads once for each build, so that replicas of the site with different
 * builds cannot make it reload for ever; without storage it does not reload.
 */
export function createQuietReload(mayReload: () => boolean) {
  let build: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const attempt = async () => {
    clearTimeout(timer)
    if (build === undefined) return
    if (!document.hidden) timer = setTimeout(attempt, RETRY_MS)
    // A missing page or an error of the site must not replace this page.
    if (!mayReload() || (await pageStatus()) !== 200) return
    if (build === undefined || !mayReload()) return
    const isRemembered = remember(build)
    cancel()
    if (isRemembered) location.reload()
  }

  const cancel = () => {
    clearTimeout(timer)
    build = undefined
  }

  /** Requests a reload for a build, unless this tab has already reloaded for it. */
  const request = (id: string) => {
    if (id === build || earlierReloads()?.includes(id) !== false) return
    build = id
    void attempt()
  }

  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (build !== undefined) timer = setTimeout(attempt, document.hidden ? HIDDEN_MS : RETRY_MS)
  })
  return { request, cancel }
}

/** The builds that this tab has been reloaded for; undefined without storage. */
function earlierReloads(): string[] | undefined {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ')
  } catch {
    return undefined
  }
}

/** Records the reload for a build; false without storage. */
function remember(build: string) {
  try {
    sessionStorage.setItem(KEY, [...(earlierReloads() ?? []), build].join(' '))
    return true
  } catch {
    return false
  }
}
