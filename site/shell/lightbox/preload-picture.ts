import { pictureSizes } from './picture-sizes.ts'

/**
 * Loads the large file of a clicked picture while the script that shows it is still loading. Films
 * are not preloaded.
 */
export function preloadPicture(link: HTMLAnchorElement): void {
  const thumbnail = link.querySelector('img')
  if (!thumbnail) return
  // The attributes: the properties are the size on the screen.
  const lengthOf = (side: string) => Number(thumbnail.getAttribute(side))
  const image = new Image()
  image.fetchPriority = 'high'
  image.sizes = pictureSizes(lengthOf('width') / lengthOf('height') || 1)
  image.srcset = thumbnail.srcset
  image.src = thumbnail.src
  // A decoded picture can be drawn at once.
  image.decode().catch(() => undefined)
}
