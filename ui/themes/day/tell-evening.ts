import { EVENING } from '@belvedere/kit/evening.ts'
import type { Style } from '../../style.ts'

declare global {
  interface Window {
    /** Tells the document which words of the evening it shows, by the clock or by a given hour. */
    tellEvening?: (hour?: number) => void
  }
}

/** Names of time zones; others are not written into a script. */
const ZONE = /^[\w+/-]+$/

/** The local hour in the zone, as `timeOfDay` of `ui/clock/` reads it. */
const hourIn = (zone: string) =>
  `try{h=+(n.toTemporalInstant?.().toZonedDateTimeISO('${zone}').hour??n.toLocaleTimeString('en-GB',{timeZone:'${zone}'}).slice(0,2))}catch{}`

/**
 * Declares and calls `tellEvening()`: for each hour that has come, the root hides the words of the day
 * (`--d19`) and shows those of the evening (`--e19`). It is a part of the script before the first
 * paint, so that no words change on the screen; the clock is that of the property.
 */
export function eveningScript(zone: string | null): string {
  const { first, last, until } = EVENING
  const local = zone && ZONE.test(zone) ? hourIn(zone) : ''
  return `(self.tellEvening=t=>{let n=new Date,h=n.getHours(),s=d.documentElement.style;${local}h=t??h;for(let i=${first};i<=${last};i++){let on=h>=i||h<${until};s.setProperty('--d'+i,on?'hidden':'');s.setProperty('--e'+i,on?'on':'')}})();`
}

/** Shows words by day, that is until an hour of the evening. */
export function byDay(from: number): Style {
  return { visibility: `var(--d${from})` as Style['visibility'] }
}

/**
 * Shows words from an hour of the evening on. “on” is no visibility, so they have that of what is
 * around them then.
 */
export function inEvening(from: number): Style {
  return { visibility: `var(--e${from},hidden)` as Style['visibility'] }
}
