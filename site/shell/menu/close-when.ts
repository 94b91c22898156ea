import { everyTick, type Tick } from '@belvedere/motion/scroll/tick.ts'
import { afterFrame } from '@belvedere/ui/after-frame.ts'
import { keepTab } from './keep-tab.ts'

/** How far the page may shift under the open menu before that counts as scrolling, in pixels. */
const SLACK_PX = 8

/** Closes the open menu when the page scrolls or Escape is pressed; Tab stays within it. */
export function closeWhen(close: () => void, signal: AbortSignal): void {
  let start = Number.NaN
  afterFrame(() => {
    start = scrollY
  })
  const look = ({ top }: Tick) => {
    if (Math.abs(top - start) > SLACK_PX) close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    keepTab(event)
  }
  everyTick(look, signal)
  addEventListener('keydown', press, { signal })
}
