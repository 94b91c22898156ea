import type { MapScene } from '@belvedere/scenes/map/contract.ts'
import { followHour } from './follow-hour.ts'
import { MINUTE } from './hour.ts'

/** The light of the scene follows the slider of the hour. */
export function lightByHour(map: HTMLElement, scene: MapScene, signal: AbortSignal): void {
  const show = (hour: number) => scene.show({ time: new Date(hour * MINUTE) })
  followHour(map, show, signal)
}
