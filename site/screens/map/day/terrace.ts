import { isTimeZone } from '@belvedere/kit/time-zone.ts'
import type { MapModel } from '../../../content/map-model.ts'
import { type SunHours, sunHours, type Where } from './sun-hours.ts'

/** Days that stay true while a page is cached: both solstices and an equinox. */
const DAYS = { longest: '06-21', equal: '03-20', shortest: '12-21' } as const

export type SunDays = Record<keyof typeof DAYS, SunHours>

/** The settings that give the location of the property. */
type SiteSettings = { lat: number | null; lng: number | null; timeZone: string | null }

/** The location of the property; null if the settings lack it or have an invalid time zone. */
export function whereOf(site: SiteSettings | null): Where | null {
  const { lat, lng, timeZone } = site ?? {}
  if (typeof lat !== 'number' || typeof lng !== 'number' || !timeZone) return null
  return isTimeZone(timeZone) ? { lat, lng, timeZone } : null
}

/**
 * The hours of sun on the terrace of a place, on three days; in the southern hemisphere the
 * solstices swap their names.
 */
export function sunDays(
  model: MapModel | null,
  meshKey: string | null,
  where: Where | null,
): SunDays | null {
  const horizon = model?.nodes.get(meshKey ?? '')?.horizon
  if (!model || !horizon || !where) return null
  const year = new Date().getUTCFullYear()
  const on = (day: string) => sunHours({ horizon, bearing: model.bearing }, where, `${year}-${day}`)
  const [june, december] = [on(DAYS.longest), on(DAYS.shortest)]
  const [longest, shortest] = where.lat < 0 ? [december, june] : [june, december]
  return { longest, equal: on(DAYS.equal), shortest }
}
