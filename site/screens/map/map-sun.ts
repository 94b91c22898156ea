import { savesData } from '@belvedere/ui/device-now.ts'
import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { showsEvening } from '@belvedere/ui/shows-evening.ts'
import { whenLoaded } from '@belvedere/ui/when-loaded.ts'
import type { LiveMap, MapSun } from './live-map.ts'

/**
 * The sun over a map whose hours are known. Its script loads once: with the first sign of interest,
 * or after the page in the evening, so that the plan opens in the light of the hour.
 */
export function sunOver(live: Omit<LiveMap, 'sun'>, signal: AbortSignal): MapSun {
  const hasHours = live.map.querySelector('[data-hour]') !== null
  let isWanted = false
  const sun: MapSun = {
    show: () => {},
    load: () => {
      if (!hasHours || isWanted) return
      isWanted = true
      loadChunk(() => import('./day/sun-of-map.ts'), signal).then(
        ({ attach }) => {
          if (!signal.aborted) sun.show = attach(live, signal)
        },
        // Without it the plan stays as it is by day, until the next sign of interest.
        () => {
          isWanted = false
        },
      )
    },
  }
  if (showsEvening() && !savesData()) whenLoaded(sun.load)
  return sun
}
