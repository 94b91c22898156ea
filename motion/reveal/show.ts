import { isCalm } from '../calm.ts'
import { SNAPPY } from '../eases.ts'
import { REVEAL, raise } from './rise.ts'
import { CALM_FADE, FADE } from './times.ts'
import type { Split } from './words.ts'

/** Lets a text appear; for readers who ask for less movement it fades in. */
export function showText(element: HTMLElement, split: Split): void {
  if (isCalm()) fade(element)
  else raise(element, split)
}

export function fade(element: HTMLElement): void {
  const duration = isCalm() ? CALM_FADE : FADE
  element.animate({ opacity: [0, 1] }, { id: REVEAL, duration, easing: SNAPPY })
}

/** How a text is split, by its mark; nothing for what is no text. */
export function splitOf({ dataset: { reveal } }: HTMLElement): Split | undefined {
  return reveal === 'lines' || reveal === 'words' || reveal === 'chars' ? reveal : undefined
}
