import { sunAt } from '@belvedere/ui/sun.ts'
import { hourOfDay } from './day.ts'
import { timeOfDay } from './time-zone.ts'

/** In so many milliseconds the sun moves by less than its own width. */
const OFTEN = 5 * 60_000

/** Moves the drawn sun to where it is now, and keeps it there. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const sky = root.querySelector<HTMLElement>('[data-sky]')
  const sun = sky?.querySelector('circle')
  if (!sky || !sun) return

  const move = () => {
    const { cx, cy } = sunAt(hourOfDay(timeOfDay(new Date(), sky.dataset.timeZone)))
    sun.setAttribute('cx', cx)
    sun.setAttribute('cy', cy)
  }
  move()
  const clock = setInterval(move, OFTEN)
  signal.addEventListener('abort', () => clearInterval(clock))
}
