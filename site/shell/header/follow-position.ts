import { afterFrame } from '@belvedere/motion/after-frame.ts'
import {
  readScroll,
  type ScrollPosition,
  watchScroll,
} from '@belvedere/motion/scroll/scroll-position.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import { watch } from '../../browser/store/watch.ts'
import { type HeaderFlags, headerFlags, sameFlags, topOfPage } from './header-flags.ts'

/**
 * Calls `onChange` when the flags of the scroll position change; initially the page is at its top.
 * While a video plays with sound or fills the screen nothing is reported; the change follows when
 * it ends.
 */
export function followPosition(store: SiteStore, onChange: (flags: HeaderFlags) => void): void {
  let current = topOfPage
  const update = (position: ScrollPosition) => {
    if (store.getState().flags.vid) return
    const flags = flagsAt(position)
    if (!sameFlags(flags, current)) onChange(flags)
    current = flags
  }
  watchScroll(update, new AbortController().signal)
  watch(
    store,
    ({ flags }) => flags.vid,
    () => update(readScroll()),
  )
  afterFrame(() => update(readScroll()))
}

function flagsAt({ top }: ScrollPosition): HeaderFlags {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return headerFlags(top, innerHeight, rem / 10)
}
