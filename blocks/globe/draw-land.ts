import { coastPath } from './coast.ts'

/** Draws the land of the globe, whose `data-land` holds latitude, longitude and radius. */
export function drawLand(globe: HTMLElement | SVGElement): void {
  const [lat, lng, radius] = (globe.dataset.land ?? '').split(' ').map(Number)
  if (lat === undefined || lng === undefined || radius === undefined) return
  globe.querySelector('path')?.setAttribute('d', coastPath({ lat, lng }, radius))
}
