import { type FloorPlan, terraceIn } from '@belvedere/kit/day/floor-plan.ts'
import { type HouseDay, hoursOf, houseDay, minuteOf } from '@belvedere/kit/day/house-day.ts'
import { type Patch, patchesOf } from '@belvedere/kit/day/patches.ts'
import type { Around } from '@belvedere/kit/day/sunlight.ts'
import { terraceHorizon } from '@belvedere/kit/day/terrace.ts'
import { FIXED_DAYS, sunHours } from '@belvedere/kit/sun/sun-hours.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { ShownPlan, Where } from '../plan/plan-of.ts'
import { clockOf, momentOf } from './clock.ts'
import { writeRuns } from './runs.ts'

/** One of the days, as the view shows it. */
export type ShownDay = HouseDay & {
  label: string
  /** The hours of sunrise and sunset. */
  summary: string
  /** The hours of each room, in the order of the plan. */
  hours: string[]
}

/** The words, and the locale of hours and dates. */
type InWords = { locale: string; words: SiteWords['day'] }

/** A patch of light, with the steps of each day at which it is lit (`runs.ts`). */
export type ShownPatch = Patch & { name: string; runs: string }

/** The sun in a house on the chosen days of a year. `shown` is in units of the dial. */
export function daysOf(
  { skyline, ...shown }: ShownPlan & Around,
  where: Where,
  year: number,
  { locale, words }: InWords,
) {
  const patches = patchesOf(shown.plan)
  const room = terraceIn(shown.plan)
  const terrace = shown.terrace ?? terraceHorizon(skyline ?? null, shown)
  const clock = clockOf(locale)
  const format = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  })
  const days = Object.values(FIXED_DAYS).map((date): ShownDay => {
    const on = { ...where, day: `${year}-${date}` }
    const day = houseDay(shown, patches, on, { skyline, terrace })
    return {
      ...day,
      label: format.format(Date.parse(`${year}-${date}`)),
      summary: summaryOf(day, where.timeZone, { locale, words }),
      hours: shown.plan.rooms.map((_, of) => {
        const isTerrace = terrace !== null && of === room
        const hours = isTerrace ? sunHours(terrace, on, locale) : hoursIn(of, patches, day, clock)
        return hours.join(', ') || words.noHours
      }),
    }
  })
  return {
    days,
    patches: patches.map((patch, index) => shownPatch(patch, index, shown.plan, days)),
  }
}

/** The step shown at first: a quarter of the day after its beginning. */
export function startOf({ moments }: HouseDay): number {
  return Math.floor(moments.length / 4)
}

/** The label of the first step. */
export function nowIn(
  day: ShownDay,
  patches: readonly ShownPatch[],
  { locale, words }: InWords,
): string {
  const moment = day.moments[startOf(day)]
  if (!moment) return day.summary
  const lit = new Set(moment.lit.flatMap((at) => patches[at]?.name ?? []))
  return momentOf(locale, [words.sunAt, words.noSunAt])(moment.minute, lit)
}

function shownPatch(
  patch: Patch,
  index: number,
  { rooms }: FloorPlan,
  days: readonly HouseDay[],
): ShownPatch {
  const lit = days.map(({ moments }) => moments.map((moment) => moment.lit.includes(index)))
  return { ...patch, name: rooms[patch.room]?.name ?? '', runs: writeRuns(lit) }
}

type Clock = ReturnType<typeof clockOf>

function hoursIn(room: number, patches: readonly Patch[], day: HouseDay, clock: Clock) {
  return hoursOf(room, patches, day).map(({ from, to }) =>
    from === to ? clock(from) : `${clock(from)}–${clock(to)}`,
  )
}

function summaryOf({ times }: HouseDay, timeZone: string, { locale, words }: InWords) {
  const clock = clockOf(locale)
  if (times.kind !== 'rises') return times.kind === 'polar-day' ? words.polarDay : words.polarNight
  const at = (time: Date) => clock(minuteOf(time, timeZone))
  const hours = { rise: at(times.sunrise), set: at(times.sunset) }
  return say(words.sunFrom, hours, locale)
}
