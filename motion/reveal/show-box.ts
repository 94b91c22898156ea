import { UNMASK } from '../eases.ts'
import { REVEAL } from './rise.ts'
import { fade } from './show.ts'
import { TEXT } from './times.ts'

/** Does what `reveal.css` does where the browser's styles start animations by themselves. */
export function showBox(element: HTMLElement): void {
  if (element.dataset.reveal === 'unmask') unmask(element)
  else fade(element)
}

function unmask(element: HTMLElement) {
  const options = { id: REVEAL, duration: TEXT, easing: UNMASK }
  element.animate({ clipPath: ['inset(calc(100% - 1px) 0 0)', 'inset(0)'] }, options)
  for (const shown of element.querySelectorAll('img, video'))
    shown.animate({ scale: [1.12, 1] }, options)
}
