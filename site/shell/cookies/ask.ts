import { CONSENT_EVENT, forgetConsent, giveConsent, readConsent } from '@belvedere/ui/consent.ts'
import { isCrawler } from '@belvedere/ui/device-now.ts'
import { keepClear } from './keep-clear.ts'
import './styles.ts'

/**
 * The question about cookies in its place: `offer` shows it to everybody who has not answered and to
 * no program, and takes nobody's focus; `ask` is the wish of a visitor, who is led there.
 */
export function createQuestion(place: HTMLElement) {
  const card = place.querySelector('section')
  if (!card) return { offer: () => offNow(place), ask: () => undefined }
  let opener: Element | null = null
  let shown: AbortController | undefined

  const show = () => {
    card.hidden = false
    shown ??= keepClear(card)
  }
  const hide = () => {
    const hadFocus = card.contains(document.activeElement)
    card.hidden = true
    shown?.abort()
    shown = undefined
    if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  const remember = ({ relatedTarget: from }: FocusEvent) => {
    if (from instanceof Element && !card.contains(from)) opener = from
  }
  const [accept, decline] = card.querySelectorAll('button')
  accept?.addEventListener('click', () => giveConsent('yes'))
  decline?.addEventListener('click', () => giveConsent('no'))
  card.addEventListener('focusin', remember)
  // Given here, or in another tab.
  document.addEventListener(CONSENT_EVENT, hide)
  addEventListener('storage', () => {
    if (readConsent()) hide()
  })
  return {
    offer: () => {
      if (!isCrawler() && readConsent() === undefined) show()
    },
    ask: () => {
      opener = document.activeElement
      show()
      card.focus({ preventScroll: true })
    },
  }
}

/** Where nobody is asked any more, an earlier yes does not hold either. */
function offNow(place: HTMLElement) {
  if ('off' in place.dataset) forgetConsent()
}
