import type { Picture } from '@belvedere/ui/picture.ts'

/** A picture or a film as the lightbox shows it. */
export type LightboxMedia = { image: Picture | null; video?: string | null }

export type Lightbox = { isOpen: boolean; media: readonly LightboxMedia[]; index: number }

export const closedLightbox: Lightbox = { isOpen: false, media: [], index: 0 }

/** Opened with a list, at one of its items; with nothing to show it stays closed. */
export function openedLightbox(media: readonly LightboxMedia[], index = 0): Lightbox {
  if (media.length === 0) return closedLightbox
  return { isOpen: true, media, index: Math.max(0, Math.min(index, media.length - 1)) }
}
