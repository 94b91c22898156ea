import { stillSizes } from './still-sizes.ts'

/**
 * Asks for the large file of a picture whose link has been pressed, beside the script that is going
 * to show it. A film waits until it is shown.
 */
export function loadAhead(link: HTMLAnchorElement): void {
  const shown = link.querySelector('img')
  if (!shown) return
  const ahead = new Image()
  ahead.fetchPriority = 'high'
  ahead.sizes = stillSizes(lengthOf(shown, 'width') / lengthOf(shown, 'height') || 1)
  ahead.srcset = shown.srcset
  ahead.src = shown.src
  // One that is there already is ready to be drawn by then.
  ahead.decode().catch(() => undefined)
}

/** As the document says it: the property is the length on the screen. */
function lengthOf(image: HTMLImageElement, side: 'width' | 'height') {
  return Number(image.getAttribute(side))
}
