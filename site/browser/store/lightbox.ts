import type { FilmSource } from '@belvedere/ui/film.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'

/** A picture or a film as the lightbox shows it. */
export type LightboxMedia = {
  image: Picture | null
  film?: FilmSource
  /** Which of its page's pictures it is, from 1 on: what has a number has an address. */
  number?: number
}

export type Lightbox = { isOpen: boolean; media: readonly LightboxMedia[]; index: number }

export const closedLightbox: Lightbox = { isOpen: false, media: [], index: 0 }

/** Opened with a list, at one of its items; with nothing to show it stays closed. */
export function openedLightbox(media: readonly LightboxMedia[], index = 0): Lightbox {
  if (media.length === 0) return closedLightbox
  return { isOpen: true, media, index: Math.max(0, Math.min(index, media.length - 1)) }
}
