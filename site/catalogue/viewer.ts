import { giveConsent } from '@belvedere/ui/consent.ts'

// Hides the cookie banner, which would cover the entries; it has an entry of its own.
giveConsent('no')

const pressed = new WeakSet<Document>()

/** Clicks an entry's element once the page in its frame is ready; gives up after 30 seconds. */
function pressWhenReady(frame: HTMLIFrameElement, selector: string, attempts = 600): void {
  const page = frame.contentDocument
  if (page?.querySelector('#app[data-ready]')) press(page, selector)
  else if (attempts > 0) setTimeout(pressWhenReady, 50, frame, selector, attempts - 1)
}

function press(page: Document, selector: string) {
  if (pressed.has(page)) return
  pressed.add(page)
  page.querySelector<HTMLElement>(selector)?.click()
}

for (const frame of document.querySelectorAll('iframe')) {
  const { press: selector } = frame.dataset
  if (!selector) continue
  pressWhenReady(frame, selector)
  // Live reload replaces the document in the frame.
  frame.addEventListener('load', () => pressWhenReady(frame, selector))
}
