import { timeOfDay } from '../../clock/time-zone.ts'
import { hourOfDay } from './hour-of-day.ts'

/** Update interval in milliseconds: the sun moves less than its own width. */
const UPDATE_INTERVAL = 5 * 60_000

/** Moves the sun to its position at the local time, and keeps it up to date. */
export function moveSky(sky: HTMLElement, signal: AbortSignal): void {
  const arc = sky.querySelector('svg')
  if (!arc) return
  const move = () => {
    const hour = hourOfDay(timeOfDay(new Date(), sky.dataset.timeZone))
    arc.style.setProperty('--hour', String(hour))
  }
  move()
  const timer = setInterval(move, UPDATE_INTERVAL)
  signal.addEventListener('abort', () => clearInterval(timer))
}
