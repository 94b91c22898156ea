import { coastPath } from './coast.ts'

/** Draws the land of a still globe as its `data-land` says: latitude, longitude, radius. */
export function drawLand(globe: HTMLElement | SVGElement): void {
  const [lat, lng, radius] = (globe.dataset.land ?? '').split(' ').map(Number)
  if (lat === undefined || lng === undefined || radius === undefined) return
  globe.querySelector('path')?.setAttribute('d', coastPath({ lat, lng }, radius))
}
