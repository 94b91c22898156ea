import { FIXED_DAYS, type SunHours, sunHours } from '@belvedere/kit/sun/sun-hours.ts'
import { isTimeZone } from '@belvedere/kit/time-zone.ts'

/** The coordinates of the property and its time zone. */
export type Where = { lat: number; lng: number; timeZone: string }

export type SunDays = Record<'longest' | 'equal' | 'shortest', SunHours>

/** The settings that give the location of the property. */
type SiteSettings = { lat: number | null; lng: number | null; timeZone: string | null }

/** The location of the property; null if the settings lack it or have an invalid time zone. */
export function whereOf(site: SiteSettings | null): Where | null {
  const { lat, lng, timeZone } = site ?? {}
  if (typeof lat !== 'number' || typeof lng !== 'number' || !timeZone) return null
  return isTimeZone(timeZone) ? { lat, lng, timeZone } : null
}

/**
 * The hours of sun on a terrace, on three days; in the southern hemisphere the solstices swap their
 * names.
 */
export function sunDays(terrace: readonly number[], where: Where, locale: string): SunDays {
  const year = new Date().getUTCFullYear()
  const on = (day: string) => sunHours(terrace, { ...where, day: `${year}-${day}` }, locale)
  const [june, december] = [on(FIXED_DAYS.june), on(FIXED_DAYS.december)]
  const [longest, shortest] = where.lat < 0 ? [december, june] : [june, december]
  return { longest, equal: on(FIXED_DAYS.equinox), shortest }
}
