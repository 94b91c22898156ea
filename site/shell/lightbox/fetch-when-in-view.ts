import { isCrawler, savesData } from '@belvedere/ui/device-now.ts'
import { onFirstSign } from '@belvedere/ui/first-sign.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import { whenLoaded } from '@belvedere/ui/when-loaded.ts'

/**
 * Calls `fetch` once the visitor has touched the page, a picture that opens is in view and the browser
 * is idle. Otherwise a click on a slow connection would wait for the script before it could show the
 * picture. A visitor whose first touch is on a picture waits for both at once.
 */
export function fetchWhenInView(fetch: () => void, signal: AbortSignal): void {
  if (isCrawler() || savesData()) return
  const begin = () => whenIdle(() => signal.aborted || watch(fetch, signal))
  onFirstSign(() => whenLoaded(begin))
}

function watch(fetch: () => void, signal: AbortSignal) {
  const view = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    view.disconnect()
    whenIdle(fetch)
  })
  for (const link of document.querySelectorAll('main a[data-opens]')) view.observe(link)
  signal.addEventListener('abort', () => view.disconnect())
}
