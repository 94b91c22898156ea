import { sunTimes } from '@belvedere/kit/sun/times.ts'
import type { Where } from './terrace.ts'
import { today } from './today.ts'

export const MINUTE = 60_000
const HOURS = 60
/** The slider begins in the first light and ends when the windows are lit, in minutes. */
const TWILIGHT = 40
/** Dusk begins this many minutes before sunset. */
const LOW_SUN = 40
/** At night the slider opens this many minutes before sunset instead. */
const BEFORE_SUNSET = 150

/** A day from dawn to dusk, in minutes since 1970, which a slider steps through. */
export type DaySpan = {
  dawn: number
  dusk: number
  /** Whether the sun rises and sets on that day. */
  sets: boolean
}

/** Dawn and dusk of today at a place, to five minutes; where the sun stays up or down, the day round noon. */
export function daySpan({ lat, lng, timeZone }: Where, now: Date): DaySpan {
  const times = sunTimes(today(timeZone, now), lat, lng, timeZone)
  const around = (before: Date, after: Date, more: number) => ({
    dawn: rounded(before.getTime() / MINUTE - more),
    dusk: rounded(after.getTime() / MINUTE + more),
    sets: times.kind === 'rises',
  })
  if (times.kind === 'rises') return around(times.sunrise, times.sunset, TWILIGHT)
  return around(times.noon, times.noon, (times.kind === 'polar-day' ? 12 : 3) * HOURS)
}

/** The hour that the slider opens with: now, or late afternoon at night. */
export function firstHour(span: DaySpan, now: number): number {
  return rounded(now > span.dawn && now < span.dusk ? now : afternoonOf(span))
}

/** An hour of full daylight: that of `firstHour`, or late afternoon while the sun is low or down. */
export function firstDaylight(span: DaySpan, now: number): number {
  const hour = firstHour(span, now)
  return duskShare(span, hour) > 0 ? rounded(afternoonOf(span)) : hour
}

/**
 * How much of the dusk there is at an hour of the day, in minutes since 1970: from 0 while the sun
 * is well up, over one half at the horizon, to 1 at both ends of the day. 0 on days without a sunset.
 */
export function duskShare({ dawn, dusk, sets }: DaySpan, hour: number): number {
  if (!sets) return 0
  const left = Math.min(hour - dawn, dusk - hour)
  return 1 - Math.min(1, Math.max(0, left / (TWILIGHT + LOW_SUN)))
}

function afternoonOf({ dawn, dusk }: DaySpan) {
  return Math.max(dawn, dusk - TWILIGHT - BEFORE_SUNSET)
}

function rounded(minutes: number) {
  return Math.round(minutes / 5) * 5
}
