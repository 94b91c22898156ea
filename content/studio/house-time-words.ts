import { clockAt, momentOf, nextChange } from './house-time.ts'

/** What `clockAt` writes. */
const CLOCK = /^\d{4,}-\d{2}-\d{2}T\d{2}:\d{2}$/

const WEEK = 7 * 24 * 60 * 60_000

/** Why a time cannot be chosen; undefined if it can. */
export function timeProblem(timeZone: string, clock: string, now: Date): string | undefined {
  if (!CLOCK.test(clock)) return 'Choose a day, and a time from 00:00 to 23:59.'
  const at = momentOf(timeZone, clock)
  if (!at) return 'Clocks go forward then and skip this time: choose another one.'
  return at.getTime() > now.getTime() ? undefined : 'Choose a time that is still to come.'
}

/** The next change of clocks, if it comes before the chosen time or in the week after it. */
export function clockWords(timeZone: string, at: Date, now: Date): string | undefined {
  const change = nextChange(timeZone, now)
  if (!change || change.at.getTime() > at.getTime() + WEEK) return undefined
  const isThisYear = clockAt(timeZone, change.at).slice(0, 4) === clockAt(timeZone, now).slice(0, 4)
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...{ day: 'numeric', month: 'long' },
    ...(!isThisYear && { year: 'numeric' }),
  }).format(change.at)
  return `Clocks go ${change.direction} on ${day}${isTwice(timeZone, at) ? '; of the two times the first is meant' : ''}.`
}

/** Whether clocks show the same time again, after they went back. */
function isTwice(timeZone: string, at: Date) {
  const change = nextChange(timeZone, at)
  if (change?.direction !== 'back') return false
  const shown = clockAt(timeZone, at)
  return (
    shown >= clockAt(timeZone, change.at) &&
    shown.slice(0, 10) === clockAt(timeZone, change.at).slice(0, 10)
  )
}
