import { EVENING } from '@belvedere/kit/evening.ts'
import { offsetsOf } from '../../clock/zone-offset.ts'
import type { Style } from '../../style.ts'

declare global {
  interface Window {
    /** Tells the document which words of the evening it shows, by the clock or by a given hour. */
    tellEvening?: (hour?: number) => void
  }
}

/** The hour at the property, or the visitor’s own without its time zone. */
function localHour(zone: string | null, now: number) {
  const known = zone ? offsetsOf(zone, now) : undefined
  if (!known) return 'new Date().getHours()'
  const { minutes, until, later } = known
  const offset = minutes === later ? `${minutes}` : `(n<${until}?${minutes}:${later})`
  return `new Date(n+${offset}*6e4).getUTCHours()`
}

/**
 * Declares and calls `tellEvening()`: for each hour that has come, the root hides the words of the day
 * (`--d19`) and shows those of the evening (`--e19`). It is a part of the script before the first
 * paint, so that no words change on the screen; the clock is that of the property, whose offset the
 * server writes: a formatter takes a phone 50 ms.
 */
export function eveningScript(zone: string | null, now = Date.now()): string {
  const { first, last, until } = EVENING
  return `(self.tellEvening=t=>{let n=Date.now(),h=t??${localHour(zone, now)},s=d.documentElement.style;for(let i=${first};i<=${last};i++){let on=h>=i||h<${until};s.setProperty('--d'+i,on?'hidden':'');s.setProperty('--e'+i,on?'on':'')}})();`
}

/**
 * Shows words by day, that is until an hour of the evening; where they wait for their picture
 * (`dawn.module.css`), until that is there.
 */
export function byDay(from: number): Style {
  return { visibility: `var(--day,var(--d${from}))` as Style['visibility'] }
}

/**
 * Also keeps the browser from rendering the hidden one, so that it does not load the picture of the other
 * hour. The box of the picture must have a size of its own.
 */
export function undrawn({ visibility }: Style): Style {
  return { visibility, contentVisibility: visibility as Style['contentVisibility'] }
}

/**
 * Shows words from an hour of the evening on. “on” is no visibility, so they have that of what is
 * around them then.
 */
export function inEvening(from: number): Style {
  return { visibility: `var(--night,var(--e${from},hidden))` as Style['visibility'] }
}
