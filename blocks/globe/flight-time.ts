/** The text in place of a missing time. */
export const NO_TIME = '–'

/** Hours and minutes as editors write them: "3 h 45", "3:45", "3 Std. 05 Min." */
const HOURS_AND_MINUTES = /^(?<before>\D*)(?<hours>\d{1,2})(?<between>\D+)(?<minutes>\d{2})\D*$/
const MINUTES = /^\D*(?<minutes>\d{1,3})\s*m\D*$/i
const HOURS = /^\D*(?<hours>\d{1,2})\s*[hsu]?\D*$/i

/** The minutes of a flight time; null if it is written in an unknown way. */
export function minutesOf(time: string): number | null {
  const match = HOURS_AND_MINUTES.exec(time) ?? MINUTES.exec(time) ?? HOURS.exec(time)
  if (!match?.groups) return null
  const { hours = '0', minutes = '0' } = match.groups
  return Number(hours) * 60 + Number(minutes)
}

/** A number of minutes, written like a flight time and with as many digits: "0 h 07". */
export function writtenLike(time: string, minutes: number): string {
  const whole = Math.floor(minutes)
  const parts = MINUTES.test(time) ? [whole] : [Math.floor(whole / 60), whole % 60]
  return time.replace(/\d+/g, (digits) => String(parts.shift() ?? 0).padStart(digits.length, '0'))
}
