import { EVENING } from '@belvedere/kit/evening.ts'

/** Whether it is evening at a local time of day, in hours from 0 to 24. */
export function isEvening(time: number): boolean {
  return time >= EVENING.from || time < EVENING.until
}
