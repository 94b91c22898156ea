import { stillSizes } from './still-sizes.ts'

/**
 * Asks for the large file of a picture whose link has been pressed, beside the script that is going
 * to show it. A film waits until it is shown.
 */
export function loadAhead(link: HTMLAnchorElement): void {
  const shown = link.querySelector('img')
  if (!shown) return
  // As the document says them: the properties are the lengths on the screen.
  const lengthOf = (side: string) => Number(shown.getAttribute(side))
  const ahead = new Image()
  ahead.fetchPriority = 'high'
  ahead.sizes = stillSizes(lengthOf('width') / lengthOf('height') || 1)
  ahead.srcset = shown.srcset
  ahead.src = shown.src
  // One that is there already is ready to be drawn by then.
  ahead.decode().catch(() => undefined)
}
