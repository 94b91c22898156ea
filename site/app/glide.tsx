import { scrollPageTo } from '@belvedere/motion/scroll/scroll-to.ts'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { findAnchor } from '../client/find-anchor.ts'

let from: number | undefined

/** The next place that the router jumps to is glided to, from where the page is now. */
export function glideFromHere(): void {
  from = scrollY
}

/**
 * Stands behind the router's own restoration of scrolling, which has just jumped to the anchor: that
 * is taken back before anybody sees it, and the way there is made visible.
 */
export function Glide() {
  const location = useLocation()
  useLayoutEffect(() => {
    const start = from
    from = undefined
    const place = findAnchor(location.hash)
    if (start === undefined || !place) return
    scrollTo({ top: start, behavior: 'instant' })
    scrollPageTo(place)
  }, [location])
  return null
}
