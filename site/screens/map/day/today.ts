import { dayIn } from '@belvedere/kit/sun/times.ts'

/** The current calendar day in a time zone, such as `2026-06-21`. */
export function today(timeZone: string, now = new Date()): string {
  return dayIn(timeZone, now.getTime())
}
