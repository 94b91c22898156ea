import { debounce, throttle } from '@belvedere/ui/pace.ts'
import { useEffect, useState } from 'react'
import { useSiteStore } from '../store/context.tsx'
import { type HeaderFlags, headerFlags, sameFlags, topOfPage } from './header-flags.ts'

const scrollPace = 100
const resizePace = 50

/**
 * Follows the scroll position; renders again only when a flag changes. Nothing moves while a film
 * plays with sound or fills the screen.
 */
export function useHeaderFlags(): HeaderFlags {
  const store = useSiteStore()
  const [flags, setFlags] = useState(topOfPage)
  useEffect(() => {
    const update = () => store.getState().flags.vid || setFlags(keepIfSame(readFlags()))
    return watchPosition(update)
  }, [store])
  return flags
}

function watchPosition(update: () => void): () => void {
  const onScroll = throttle(update, scrollPace)
  const onResize = debounce(update, resizePace)
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onResize)
  update()
  return () => {
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', onResize)
    onScroll.cancel()
    onResize.cancel()
  }
}

function readFlags(): HeaderFlags {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return headerFlags(scrollY, innerHeight, rem / 10)
}

const keepIfSame = (now: HeaderFlags) => (before: HeaderFlags) =>
  sameFlags(before, now) ? before : now
