import { moveStrip } from '@belvedere/ui/move-strip.ts'
import { whileNear } from '@belvedere/ui/while-near.ts'

export function attach(root: HTMLElement, signal: AbortSignal): void {
  moveStrip(root, signal)
  const globe = root.querySelector<SVGElement>('[data-land]')
  if (globe) whileNear(globe, signal, (isNear) => isNear && draw(globe), '100%')
}

/** Adds the land; if its script does not load, the globe stays without. */
function draw(globe: SVGElement) {
  import('./draw-land.ts').then(({ drawLand }) => drawLand(globe)).catch(() => undefined)
}
