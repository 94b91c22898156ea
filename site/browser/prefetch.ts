import { savesData } from '@belvedere/ui/device-now.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import type { PagePart } from '../shell/part.ts'
import { pageLink } from './page-link.ts'
import type { PrefetchQueue } from './prefetch-queue.ts'

/** Of the links in view, on each page: most are never followed. */
const MOST_IN_VIEW = 6
/** A visitor who leaves at once needs nothing, and the page itself comes first. */
const REST_MS = 2000

/** Fetches the payloads of pages whose links are pointed at, focused, touched, or in view. */
export function startPrefetching(queue: PrefetchQueue, register: (part: PagePart) => void): void {
  const request = (address: string | undefined, isUrgent: boolean) => {
    if (address && !savesData()) void queue.request(address, isUrgent)
  }
  const onPoint = ({ target }: Event) => request(addressBehind(target), true)
  // A finger, too, comes over what it touches.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, onPoint, { passive: true })
  addEventListener('pagehide', queue.stop)
  if (!isDraft())
    setTimeout(() => register(prefetchInView((address) => request(address, false))), REST_MS)
}

function prefetchInView(request: (address: string) => void): PagePart {
  const asked = new Set<string>()
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const address = addressBehind(target)
      if (!isIntersecting || !address || asked.size >= MOST_IN_VIEW) continue
      view.unobserve(target)
      asked.add(address)
      whenIdle(() => request(address))
    }
  })
  return {
    enter() {
      view.disconnect()
      asked.clear()
      for (const link of document.links) if (addressBehind(link)) view.observe(link)
    },
  }
}

/** The page behind a link that something is part of, unless it is the one that is shown. */
export function addressBehind(target: EventTarget | null): string | undefined {
  const link = pageLink(target)
  if (!link || link.pathname + link.search === location.pathname + location.search) return undefined
  return link.pathname + link.search
}

/** Drafts are made anew for every request. */
function isDraft() {
  return new URLSearchParams(location.search).get('preview') === 'true'
}
