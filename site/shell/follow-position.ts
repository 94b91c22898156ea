import { debounce, throttle } from '@belvedere/ui/pace.ts'
import type { SiteStore } from '../store/store.ts'
import { type HeaderFlags, headerFlags } from './header-flags.ts'

const SCROLL_PACE = 100
const RESIZE_PACE = 50

/**
 * Tells what the scroll position says, at first and whenever it may have changed. Nothing is told
 * while a film plays with sound or fills the screen; what has changed meanwhile is told at its end.
 */
export function followPosition(store: SiteStore, tell: (flags: HeaderFlags) => void): () => void {
  const update = () => {
    if (!store.getState().flags.vid) tell(readFlags())
  }
  const onScroll = throttle(update, SCROLL_PACE)
  const onResize = debounce(update, RESIZE_PACE)
  const watch = new AbortController()
  addEventListener('scroll', onScroll, { passive: true, signal: watch.signal })
  addEventListener('resize', onResize, { signal: watch.signal })
  const forget = store.subscribe(({ flags }, before) => {
    if (before.flags.vid && !flags.vid) update()
  })
  update()
  return () => {
    watch.abort()
    forget()
    onScroll.cancel()
    onResize.cancel()
  }
}

function readFlags(): HeaderFlags {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return headerFlags(scrollY, innerHeight, rem / 10)
}
