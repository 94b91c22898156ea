import { savesData } from '@belvedere/ui/device-now.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import type { PagePart } from '../shell/part.ts'
import { pageLink } from './page-link.ts'
import type { PrefetchQueue } from './prefetch-queue.ts'

/** Links in view to prefetch per page; most are never followed. */
const MAX_IN_VIEW = 6
/** The page itself loads first, and a visitor who leaves at once needs nothing. */
const DELAY_MS = 2000

/** Prefetches the payloads of pages whose links are hovered, focused, touched or in view. */
export function startPrefetching(queue: PrefetchQueue, register: (part: PagePart) => void): void {
  const request = (address: string | undefined, isUrgent: boolean) => {
    if (address && !savesData()) void queue.request(address, isUrgent)
  }
  const onPoint = ({ target }: Event) => request(linkedPage(target), true)
  // A touch fires `pointerover`, too.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, onPoint, { passive: true })
  addEventListener('pagehide', queue.stop)
  setTimeout(() => register(prefetchInView((address) => request(address, false))), DELAY_MS)
}

function prefetchInView(request: (address: string) => void): PagePart {
  const requested = new Set<string>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const address = linkedPage(target)
      if (!isIntersecting || !address || requested.size >= MAX_IN_VIEW) continue
      observer.unobserve(target)
      requested.add(address)
      whenIdle(() => request(address))
    }
  })
  return {
    enter() {
      observer.disconnect()
      requested.clear()
      for (const link of document.links) if (linkedPage(link)) observer.observe(link)
    },
  }
}

/** The page that the link around an event target opens, unless it is the current one. */
export function linkedPage(target: EventTarget | null): string | undefined {
  const link = pageLink(target)
  if (!link || link.pathname + link.search === location.pathname + location.search) return undefined
  return link.pathname + link.search
}
