import type { FilmSource } from '@belvedere/ui/film.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'

/** A picture or a video as the lightbox shows it. */
export type LightboxMedia = {
  image: Picture | null
  film?: FilmSource
  /**
   * Its position among the pictures of the page, from 1; media without a number have no address.
   */
  number?: number
}

export type Lightbox = { isOpen: boolean; media: readonly LightboxMedia[]; index: number }

export const closedLightbox: Lightbox = { isOpen: false, media: [], index: 0 }

/** The state for a list, with the index clamped to it; an empty list keeps the lightbox closed. */
export function openedLightbox(media: readonly LightboxMedia[], index = 0): Lightbox {
  if (media.length === 0) return closedLightbox
  return { isOpen: true, media, index: Math.max(0, Math.min(index, media.length - 1)) }
}
