import { CONSENT_EVENT, forgetConsent, giveConsent, readConsent } from '@belvedere/ui/consent.ts'
import { isCrawler } from '@belvedere/ui/device-now.ts'
import './styles.ts'

/**
 * Controls the cookie banner. `offer` shows it to visitors who have not answered yet, without
 * moving the focus; never to crawlers. `open` shows it on request and focuses it. `enter` is called on
 * each page.
 */
export function createBanner(region: HTMLElement) {
  const card = region.querySelector('section')
  if (!card) {
    const none = () => undefined
    return { offer: () => forgetConsentIfOff(region), open: none, enter: none }
  }
  let opener: Element | null = null
  let visible: AbortController | undefined

  const show = () => {
    card.hidden = false
    visible ??= keepOut(card)
    enter()
  }
  let standing: AbortSignal | undefined
  /** Makes it step aside for the fields of a form, once a page has some. */
  const enter = async () => {
    const signal = visible?.signal
    if (!signal || standing === signal || !document.querySelector('main form')) return
    standing = signal
    // Without it the banner covers a field until it is answered.
    const module = await import('./stand-aside.ts').catch(() => undefined)
    if (!signal.aborted) module?.standAside(card, () => isOverPage(card), signal)
  }
  const hide = () => {
    const hadFocus = card.contains(document.activeElement)
    card.hidden = true
    visible?.abort()
    visible = undefined
    if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  const rememberOpener = ({ relatedTarget: from }: FocusEvent) => {
    if (from instanceof Element && !card.contains(from)) opener = from
  }
  const [accept, decline] = card.querySelectorAll('button')
  accept?.addEventListener('click', () => giveConsent('yes'))
  decline?.addEventListener('click', () => giveConsent('no'))
  card.addEventListener('focusin', rememberOpener)
  // The answer may be given in this tab or in another one.
  document.addEventListener(CONSENT_EVENT, hide)
  addEventListener('storage', () => {
    if (readConsent()) hide()
  })
  return {
    enter,
    offer: () => {
      if (!isCrawler() && readConsent() === undefined) show()
    },
    open: () => {
      opener = document.activeElement
      show()
      delete card.dataset.aside
      card.focus({ preventScroll: isOverPage(card) })
    },
  }
}

/** If the banner is switched off, an earlier consent no longer holds. */
function forgetConsentIfOff(region: HTMLElement) {
  if ('off' in region.dataset) forgetConsent()
}

const MARGIN_PX = 24

/** Keeps the banner off what visitors use, until the result is aborted. */
function keepOut(card: HTMLElement): AbortController {
  const shown = new AbortController()
  keepClear(card, shown.signal)
  return shown
}

/**
 * Keeps the banner from covering the focused element (WCAG 2.2, focus not obscured): sets a scroll
 * padding, and space below the footer for its last line. Neither property is inherited; an
 * inherited one would restyle the whole document.
 */
function keepClear(card: HTMLElement, signal: AbortSignal): void {
  const footer = document.querySelector<HTMLElement>('#app > footer')
  const reserve = (room: string) => {
    document.documentElement.style.scrollPaddingBottom = room
    if (footer) footer.style.paddingBlockEnd = room
  }
  const observer = new ResizeObserver(() => {
    // Hidden behind the open menu the banner has no height; reserve its last one.
    if (card.offsetHeight > 0)
      reserve(isOverPage(card) ? `${card.offsetHeight + 2 * MARGIN_PX}px` : '')
  })
  observer.observe(card)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    reserve('')
  })
}

/** Whether the banner lies over the page; on very low screens it lies above the footer. */
function isOverPage(card: HTMLElement): boolean {
  return getComputedStyle(card).position === 'fixed'
}
