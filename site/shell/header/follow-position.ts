import { everyTick, readTick, type Tick } from '@belvedere/motion/scroll/tick.ts'
import { afterFrame } from '@belvedere/ui/after-frame.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import { watch } from '../../browser/store/watch.ts'
import { type HeaderFlags, headerFlags, sameFlags, topOfPage } from './header-flags.ts'

/**
 * Tells what the scroll position says whenever that is something else than before; at first the page
 * is at its top. Nothing is told while a film plays with sound or fills the screen; what has changed
 * meanwhile is told at its end.
 */
export function followPosition(store: SiteStore, tell: (flags: HeaderFlags) => void): void {
  let told = topOfPage
  const update = (tick: Tick) => {
    if (store.getState().flags.vid) return
    const flags = flagsAt(tick)
    if (!sameFlags(flags, told)) tell(flags)
    told = flags
  }
  everyTick(update, new AbortController().signal)
  watch(
    store,
    ({ flags }) => flags.vid,
    () => update(readTick()),
  )
  afterFrame(() => update(readTick()))
}

function flagsAt({ top }: Tick): HeaderFlags {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return headerFlags(top, innerHeight, rem / 10)
}
