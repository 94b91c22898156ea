import { giveConsent } from '@belvedere/ui/consent.ts'

// The question about cookies has an entry of its own, and would lie over all others.
giveConsent('no')

/** Presses in each frame what its entry asks for, once the page in it is the script's. */
function pressIn(frame: HTMLIFrameElement, selector: string, patience = 200): void {
  const main = frame.contentDocument?.querySelector('main')
  const isLive = Object.keys(main ?? {}).some((key) => key.startsWith('__react'))
  if (isLive) frame.contentDocument?.querySelector<HTMLElement>(selector)?.click()
  else if (patience > 0) setTimeout(pressIn, 50, frame, selector, patience - 1)
}

for (const frame of document.querySelectorAll('iframe')) {
  const { press } = frame.dataset
  if (press) pressIn(frame, press)
}
