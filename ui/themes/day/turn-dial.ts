import {
  readScroll,
  type ScrollPosition,
  watchScroll,
} from '@belvedere/motion/scroll/scroll-position.ts'

/** Script fallback for the scroll-driven animation in the stylesheet. */
export function turnDial(dial: HTMLElement): void {
  const update = ({ top, progress }: ScrollPosition) => {
    const rest = document.documentElement.scrollHeight - innerHeight - top
    dial.toggleAttribute('data-shown', top >= innerHeight && rest >= innerHeight)
    dial.style.setProperty('--read', String(Math.max(0, Math.min(1, progress))))
  }
  watchScroll(update, new AbortController().signal)
  update(readScroll())
}
