import type { CopyListing } from '@belvedere/demo/copy.ts'
import { hoursOf, houseDay, minuteOf } from '@belvedere/kit/day/house-day.ts'
import { patchesOf } from '@belvedere/kit/day/patches.ts'
import { FIXED_DAYS } from '@belvedere/kit/sun/sun-hours.ts'
import { where } from './delivered.ts'
import { dayOf } from './shown.ts'

const YEAR = 2026

/** The three days of page, map and print. */
export const DAYS: readonly string[] = Object.values(FIXED_DAYS)
/** A day in the middle of each month. */
export const MONTHS: readonly string[] = Array.from(
  { length: 12 },
  (_, month) => `${String(month + 1).padStart(2, '0')}-15`,
)

/** The sun in a house, as its page shows it. Times are minutes after midnight, by its clocks. */
export type HouseSun = ReturnType<typeof sunIn>

/** The sun in a house, on any day of the year (`06-21`). */
export function sunIn(house: CopyListing) {
  const { plan, bearing, metres, skyline, terrace } = dayOf(house, YEAR)
  const patches = patchesOf(plan)
  const days = new Map<string, ReturnType<typeof houseDay>>()
  const on = (date: string) => {
    const day = `${YEAR}-${date}`
    const around = { skyline: skyline ?? null, terrace: terrace ?? null }
    const known =
      days.get(date) ?? houseDay({ plan, bearing, metres }, patches, { ...where, day }, around)
    days.set(date, known)
    return known
  }
  const clock = (date: string, which: 'sunrise' | 'sunset') => {
    const { times } = on(date)
    if (times.kind !== 'rises') throw new Error(`The sun does not rise on ${date}.`)
    return minuteOf(times[which], where.timeZone)
  }
  const hours = (room: string, date: string) => {
    const at = plan.rooms.findIndex(({ name }) => name === room)
    if (at < 0) throw new Error(`The plan of ${house.slug} has no ${room}.`)
    return hoursOf(at, patches, on(date))
  }
  return {
    /** The name of its terrace, whose hours the map shows. */
    terrace: plan.rooms.find(({ isOutdoor }) => isOutdoor)?.name ?? '',
    /** Where its front looks, clockwise from north. */
    faces: (bearing + 180) % 360,
    rise: (date: string) => clock(date, 'sunrise'),
    set: (date: string) => clock(date, 'sunset'),
    first: (room: string, date: string) => hours(room, date)[0]?.from ?? Infinity,
    last: (room: string, date: string) => hours(room, date).at(-1)?.to ?? -Infinity,
    isLit: (room: string, date: string, hour: number) =>
      hours(room, date).some(({ from, to }) => from <= hour * 60 && hour * 60 <= to),
    /** How many minutes of sun it has. */
    minutes: (room: string, date: string) =>
      hours(room, date).reduce((sum, { from, to }) => sum + to - from, 0),
  }
}
