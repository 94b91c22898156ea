import { moveStrip } from '@belvedere/ui/move-strip.ts'
import { whileNear } from '@belvedere/ui/while-near.ts'

export function attach(root: HTMLElement, signal: AbortSignal): void {
  moveStrip(root, signal)
  const globe = root.querySelector<SVGElement>('[data-land]')
  if (globe) whileNear(globe, signal, (isNear) => isNear && draw(globe), '100%')
}

/** The globe does without its land where that does not come. */
function draw(globe: SVGElement) {
  import('./draw-land.ts').then(({ drawLand }) => drawLand(globe)).catch(() => undefined)
}
