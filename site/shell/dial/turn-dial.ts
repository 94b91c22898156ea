import { everyTick, readTick, type Tick } from '@belvedere/motion/scroll/tick.ts'

/** Does from script what the stylesheet of the dial does where it can follow the scroll itself. */
export function turnDial(dial: HTMLElement): void {
  const turn = ({ top, progress }: Tick) => {
    const rest = document.documentElement.scrollHeight - innerHeight - top
    dial.toggleAttribute('data-shown', top >= innerHeight && rest >= innerHeight)
    dial.style.setProperty('--day', String(Math.max(0, Math.min(1, progress))))
  }
  everyTick(turn, new AbortController().signal)
  turn(readTick())
}
