import { isCalm } from '../calm.ts'
import { SNAPPY } from '../eases.ts'
import { REVEAL, raise } from './rise.ts'
import { CALM_FADE, FADE } from './times.ts'

/** Lets a text appear; for readers who ask for less movement it fades in. */
export function showText(element: HTMLElement): void {
  if (isCalm()) fade(element)
  else raise(element)
}

export function fade(element: HTMLElement): void {
  const duration = isCalm() ? CALM_FADE : FADE
  element.animate({ opacity: [0, 1] }, { id: REVEAL, duration, easing: SNAPPY })
}
