import { giveConsent } from '@belvedere/ui/consent.ts'

// The question about cookies has an entry of its own, and would lie over all others.
giveConsent('no')

const pressed = new WeakSet<Document>()

/** Presses in a frame what its entry asks for, once the page in it is the script's. */
function pressIn(frame: HTMLIFrameElement, selector: string, patience = 600): void {
  const page = frame.contentDocument
  if (page?.querySelector('#app[data-ready]')) press(page, selector)
  else if (patience > 0) setTimeout(pressIn, 50, frame, selector, patience - 1)
}

function press(page: Document, selector: string) {
  if (pressed.has(page)) return
  pressed.add(page)
  page.querySelector<HTMLElement>(selector)?.click()
}

for (const frame of document.querySelectorAll('iframe')) {
  const { press: selector } = frame.dataset
  if (!selector) continue
  pressIn(frame, selector)
  // A page that has changed is loaded anew.
  frame.addEventListener('load', () => pressIn(frame, selector))
}
