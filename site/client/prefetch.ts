import { savesBytes } from '@belvedere/ui/device-now.ts'
import { createEarly } from './early.ts'
import { pageLink } from './page-link.ts'
import { payloadOf, readPayload } from './payload.ts'
import { provideEarly } from './take-early.ts'
import { whenIdle } from './when-idle.ts'

/** The payloads that this document fetches ahead. */
export const early = createEarly(async (address, isUrgent, signal) => {
  const { pathname, search } = new URL(address, location.href)
  const priority = isUrgent ? 'auto' : 'low'
  return readPayload(await fetch(payloadOf(pathname, search), { priority, signal }))
})

provideEarly(early)

/** Of the links in view, on each page: most are never followed. */
const MOST_IN_VIEW = 6
/** Who leaves at once is not helped, and the page itself comes first. */
const REST_MS = 2000

/** Fetches the payloads of pages that links lead to when somebody points at one, or has it in view. */
export function prefetchPages(): void {
  const onPoint = ({ target }: Event) => void want(addressBehind(target), true)
  // A finger, too, comes over what it touches.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, onPoint, { passive: true })
  addEventListener('pagehide', early.stop)
  if (!isDraft()) setTimeout(prefetchInView, REST_MS)
}

function prefetchInView() {
  const asked = new Set<string>()
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const address = addressBehind(target)
      if (!isIntersecting || !address || asked.size >= MOST_IN_VIEW) continue
      view.unobserve(target)
      asked.add(address)
      whenIdle(() => want(address, false))
    }
  })
  const look = () => {
    view.disconnect()
    asked.clear()
    for (const link of document.links) if (addressBehind(link)) view.observe(link)
  }
  look()
  for (const event of ['page:revealed', 'page:changed']) document.addEventListener(event, look)
}

/** The page behind a link that something is part of, unless it is the one that is shown. */
export function addressBehind(target: EventTarget | null): string | undefined {
  const link = pageLink(target)
  if (!link || link.pathname + link.search === location.pathname + location.search) return undefined
  return link.pathname + link.search
}

function want(address: string | undefined, isUrgent: boolean) {
  if (address && !savesBytes()) void early.want(address, isUrgent)
}

/** Drafts are made anew for every request. */
function isDraft() {
  return new URLSearchParams(location.search).get('preview') === 'true'
}
