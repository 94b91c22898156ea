import { type SunPosition, sunPosition } from '../sun/position.ts'
import type { SunDay } from '../sun/spans.ts'
import { type SunTimes, sunTimes } from '../sun/times.ts'
import type { Patch } from './patches.ts'
import { type Around, createLight, type Site } from './sunlight.ts'

const STEP = 10
const MINUTE = 60_000

/** A moment of a day: the position of the sun, and the indices of the lit patches. */
export type Moment = { minute: number; time: number; sun: SunPosition; lit: readonly number[] }

/**
 * The day of a house, with a moment every ten minutes from sunrise to sunset. Minutes are counted
 * from midnight in local time, times are milliseconds since 1970.
 */
export type HouseDay = { times: SunTimes; moments: readonly Moment[] }

type Hours = { from: number; to: number }

/** The sun in a house on a day. */
export function houseDay(
  site: Site,
  patches: readonly Patch[],
  where: SunDay,
  around: Around = {},
): HouseDay {
  const times = sunTimes(where.day, where.lat, where.lng, where.timeZone)
  const noon = Math.round(times.noon.getTime() / MINUTE)
  const midnight = (noon - minuteOf(times.noon, where.timeZone)) * MINUTE
  const [first, last] = boundsOfDay(times, midnight)
  const isLit = createLight(site, around)
  const count = Math.max(0, Math.floor((last - first) / STEP) + 1)
  const moments = Array.from({ length: count }, (_, index) => {
    const minute = first + index * STEP
    const time = midnight + minute * MINUTE
    const sun = sunPosition(new Date(time), where.lat, where.lng)
    const lit = patches.flatMap((patch, at) => (isLit(patch, sun) ? [at] : []))
    return { minute, time, sun, lit }
  })
  return { times, moments: times.kind === 'polar-night' ? [] : moments }
}

/** When a room has sun: from the first to the last lit moment of each run. */
export function hoursOf(room: number, patches: readonly Patch[], { moments }: HouseDay): Hours[] {
  const hours: Hours[] = []
  for (const { minute, lit } of moments) {
    if (!lit.some((at) => patches[at]?.room === room)) continue
    const last = hours.at(-1)
    if (last && last.to === minute - STEP) last.to = minute
    else hours.push({ from: minute, to: minute })
  }
  return hours
}

/** The local time in the zone, in minutes after midnight, to the nearest one. */
export function minuteOf(time: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(Math.round(time.getTime() / MINUTE) * MINUTE)
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value ?? 0)
  return of('hour') * 60 + of('minute')
}

/** The first and last minute of a day with sun, in whole tens. */
function boundsOfDay(times: SunTimes, midnight: number): [number, number] {
  if (times.kind !== 'rises') return [0, 24 * 60 - STEP]
  const minutes = ({ sunrise, sunset }: typeof times) =>
    [sunrise, sunset].map((time) => (time.getTime() - midnight) / MINUTE / STEP)
  const [rise = 0, set = 0] = minutes(times)
  return [Math.ceil(rise) * STEP, Math.floor(set) * STEP]
}
