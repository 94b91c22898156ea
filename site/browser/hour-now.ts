import { isEvening } from '@belvedere/blocks/parts/clock/evening.ts'
import { timeOfDay } from '@belvedere/blocks/parts/clock/time-zone.ts'
import { DUSK } from '@belvedere/kit/page-hour.ts'
import { savesData } from '@belvedere/ui/device-now.ts'
import type { Payload } from './page-data.ts'

/**
 * The hour that the suns of a page show now. A page with a picture of dusk shows dusk from the
 * start in the evening, unless that picture does not load because the visitor saves data.
 */
export function hourNow({ hour, dusk }: Pick<Payload, 'hour' | 'dusk'>): number {
  if (dusk === null || savesData()) return hour
  return isEvening(timeOfDay(new Date(), dusk)) ? DUSK : hour
}
