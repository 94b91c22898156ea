import { midnight } from './clock.ts'

const HOUR = 3_600_000

/** The days of a year on which the clocks go forward and back, as “29 March”. */
export function clockChanges(year: number): { forward: string; back: string } {
  const days = Array.from({ length: 365 }, (_, i) => i + 1)
  const lasts = (hours: number) => {
    const found = days.find(
      (day) => midnight(year, 0, day + 1) - midnight(year, 0, day) === hours * HOUR,
    )
    return new Date(Date.UTC(year, 0, found ?? 1)).toLocaleDateString('en-GB', {
      ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    })
  }
  return { forward: lasts(23), back: lasts(25) }
}
