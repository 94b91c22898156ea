import { timeOfDay } from '../parts/clock/time-zone.ts'
import { hourOfDay } from './day.ts'

/** Update interval in milliseconds: the sun moves less than its own width. */
const UPDATE_INTERVAL = 5 * 60_000

/** Moves the sun to its position at the local time, and keeps it up to date. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const sky = root.querySelector<HTMLElement>('[data-sky]')
  const arc = sky?.querySelector('svg')
  if (!sky || !arc) return

  const move = () => {
    const hour = hourOfDay(timeOfDay(new Date(), sky.dataset.timeZone))
    arc.style.setProperty('--hour', String(hour))
  }
  move()
  const timer = setInterval(move, UPDATE_INTERVAL)
  signal.addEventListener('abort', () => clearInterval(timer))
}
