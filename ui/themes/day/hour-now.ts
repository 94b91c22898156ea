import { DUSK } from '@belvedere/kit/page-hour.ts'
import { isEvening } from '../../clock/evening.ts'
import { timeOfDay } from '../../clock/time-zone.ts'
import { savesData } from '../../device-now.ts'

/** What a page says of its hour, 0 (sunrise) to 1 (sunset). */
export type Hour = {
  hour?: number | undefined
  /** The time zone that decides when it shows dusk; null for a page without such a picture. */
  dusk?: string | null | undefined
}

/**
 * The hour that the suns of a page show now; undefined for a page without one. A page with a picture
 * of dusk shows dusk from the start in the evening, unless that picture does not load because the
 * visitor saves data.
 */
export function hourNow({ hour, dusk = null }: Hour): number | undefined {
  if (hour === undefined || dusk === null || savesData()) return hour
  return isEvening(timeOfDay(new Date(), dusk)) ? DUSK : hour
}
