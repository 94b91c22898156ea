import type { Picture } from '@belvedere/ui/picture.ts'
import { type SyntheticEvent, useCallback, useRef, useState } from 'react'

type Point = (link: Element) => void

/**
 * The pictures over the menu's own, the later over the earlier, and what is told of links. What
 * finds them is fetched with the first link that is pointed at.
 */
export function useMenuPicture(own: Picture | null) {
  const [layers, setLayers] = useState<Picture[]>([])
  const pointing = useRef<Promise<Point>>(null)
  const onPoint = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element && target.closest('nav a')
    if (!link) return
    pointing.current ??= import('./menu-layers.ts').then((m) => m.followLinks(own, setLayers))
    pointing.current
      .then((point) => point(link))
      .catch(() => {
        pointing.current = null
      })
  }
  const clear = useCallback(() => setLayers([]), [])
  return { layers, onPoint, clear }
}
