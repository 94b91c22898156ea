import { isEvening } from '@belvedere/ui/clock/evening.ts'
import { timeOfDay } from '@belvedere/ui/clock/time-zone.ts'
import { savesData } from '@belvedere/ui/device-now.ts'
import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { whenLoaded } from '@belvedere/ui/when-loaded.ts'
import type { LiveMap, MapSun } from './live-map.ts'

/**
 * The sun over a map. Its script loads once: with the first sign of interest, or after the page in
 * the evening, so that the plan opens in the light of the hour.
 */
export function sunOver(live: Omit<LiveMap, 'sun'>, signal: AbortSignal): MapSun {
  const { map } = live
  const hour = map.querySelector<HTMLElement>('[data-hour]')?.dataset.hour
  const isThere = hour !== undefined || map.dataset.model !== undefined
  let isWanted = false
  const sun: MapSun = {
    show: () => {},
    load: () => {
      if (!isThere || isWanted) return
      isWanted = true
      loadChunk(() => import('./day/sun-of-map.ts'), signal).then(
        ({ attach }) => {
          if (!signal.aborted) sun.show = attach({ ...live, sun }, signal)
        },
        // Without it the plan stays as it is by day, until the next sign of interest.
        () => {
          isWanted = false
        },
      )
    },
  }
  const isNow = hour && isEvening(timeOfDay(new Date(), JSON.parse(hour).timeZone))
  if (isNow && !savesData()) whenLoaded(sun.load)
  return sun
}
