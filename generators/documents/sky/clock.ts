import copy from '../../../demo/copy.json' with { type: 'json' }

const { timeZone } = copy.site
const HOUR = 3_600_000

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  hourCycle: 'h23',
})

/** What the clocks of Punta Alba show at a moment, rounded to the minute: `2026-06-21`, `21:21`. */
export function shownAt(time: number): { day: string; clock: string } {
  const parts = CLOCK.formatToParts(Math.round(time / 60_000) * 60_000)
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    clock: `${of('hour')}:${of('minute')}`,
  }
}

/** The moment at which a day starts there; months count from 0. */
export function midnight(year: number, month: number, date: number): number {
  const utc = Date.UTC(year, month, date)
  const { day, clock } = shownAt(utc)
  const ahead = Date.parse(`${day}T${clock}Z`) - utc
  return utc - Math.round(ahead / HOUR) * HOUR
}
