import { everyTick, readTick, type Tick } from '@belvedere/motion/scroll/tick.ts'
import type { SiteStore } from '../browser/store/store.ts'
import { type HeaderFlags, headerFlags } from './header-flags.ts'

/**
 * Tells what the scroll position says, at first and whenever it may have changed. Nothing is told
 * while a film plays with sound or fills the screen; what has changed meanwhile is told at its end.
 */
export function followPosition(store: SiteStore, tell: (flags: HeaderFlags) => void): () => void {
  const update = (tick: Tick) => {
    if (!store.getState().flags.vid) tell(flagsAt(tick))
  }
  const watch = new AbortController()
  everyTick(update, watch.signal)
  const forget = store.subscribe(({ flags }, before) => {
    if (before.flags.vid && !flags.vid) update(readTick())
  })
  update(readTick())
  return () => {
    watch.abort()
    forget()
  }
}

function flagsAt({ top }: Tick): HeaderFlags {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return headerFlags(top, innerHeight, rem / 10)
}
