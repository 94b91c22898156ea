import { sunTimes } from '@belvedere/kit/sun/times.ts'
import type { Where } from './terrace.ts'
import { today } from './today.ts'

export const MINUTE = 60_000
const HOURS = 60
/** The slider begins this many minutes after sunrise: before, the land is grey and without shadows. */
const AFTER_SUNRISE = 30
/** It ends this many minutes after sunset, when the windows are lit. */
const TWILIGHT = 40
/** Dusk begins this many minutes before sunset. */
const LOW_SUN = 40
/** The map opens this many minutes before sunset, in golden light and long shadows. */
const GOLDEN = 60

/** The part of a day that a slider steps through, in minutes since 1970. */
export type DaySpan = {
  morning: number
  dusk: number
  /** Whether the sun rises and sets on that day. */
  sets: boolean
}

/**
 * Morning and dusk of today at a place, to five minutes; where the sun stays up or down, the day
 * round noon.
 */
export function daySpan({ lat, lng, timeZone }: Where, now: Date): DaySpan {
  const times = sunTimes(today(timeZone, now), lat, lng, timeZone)
  const around = (from: Date, before: number, to: Date, after: number) => ({
    morning: rounded(from.getTime() / MINUTE + before),
    dusk: rounded(to.getTime() / MINUTE + after),
    sets: times.kind === 'rises',
  })
  if (times.kind === 'rises') return around(times.sunrise, AFTER_SUNRISE, times.sunset, TWILIGHT)
  const half = (times.kind === 'polar-day' ? 12 : 3) * HOURS
  return around(times.noon, -half, times.noon, half)
}

/**
 * The hour with which plan and scene open: that of the clock in the evening, as on all pages; else
 * golden light.
 */
export function openingHour(span: DaySpan, now: Date, isEvening: boolean): number {
  const first = firstHour(span)
  if (!span.sets || !isEvening) return first
  const minutes = rounded(now.getTime() / MINUTE)
  // After midnight the evening of the day that is over goes on.
  return minutes < span.morning ? span.dusk : Math.min(span.dusk, Math.max(first, minutes))
}

/** Golden light, or noon where the sun does not set. */
export function firstHour({ morning, dusk, sets }: DaySpan): number {
  const golden = Math.max(morning, dusk - TWILIGHT - GOLDEN)
  return rounded(sets ? golden : (morning + dusk) / 2)
}

/**
 * How much of the dusk there is at an hour of the day, in minutes since 1970: from 0 while the sun
 * is well up, over one half at the horizon, to 1 at the end of the day. 0 on days without a sunset.
 */
export function duskShare({ dusk, sets }: DaySpan, hour: number): number {
  if (!sets) return 0
  return 1 - Math.min(1, Math.max(0, (dusk - hour) / (TWILIGHT + LOW_SUN)))
}

function rounded(minutes: number) {
  return Math.round(minutes / 5) * 5
}
