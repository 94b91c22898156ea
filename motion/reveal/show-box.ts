import { UNMASK } from '../eases.ts'
import { fade } from './show.ts'
import { REVEAL_ID } from './slide-up.ts'
import { TEXT_MS } from './timing.ts'

/** Animates a box from script, in browsers where `reveal.css` can't start the animation itself. */
export function showBox(element: HTMLElement): void {
  if (element.dataset.reveal === 'unmask') unmask(element)
  else fade(element)
}

function unmask(element: HTMLElement) {
  const options = { id: REVEAL_ID, duration: TEXT_MS, easing: UNMASK }
  const [from, to] = ['var(--mask-from, inset(calc(100% - 1px) 0 0))', 'var(--mask, inset(0))']
  element.animate({ clipPath: [from, to] }, options)
  for (const shown of element.querySelectorAll('img, video'))
    shown.animate({ scale: [1.12, 1] }, options)
}
