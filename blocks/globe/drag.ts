import { HALF, RADIUS } from './measures.ts'
import type { Turner } from './turner.ts'

/**
 * Turns the globe by dragging: a point in the middle of the globe follows the pointer. Dragging up
 * or down on a touch screen scrolls the page.
 */
export function watchDrags(
  canvas: HTMLCanvasElement,
  turner: Turner,
  onTurn: () => void,
  signal: AbortSignal,
): void {
  let at: { x: number; y: number } | undefined
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !isOnGlobe(canvas, event)) return
    at = event
    turner.hold()
    canvas.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent) => {
    canvas.dataset.cursor = at ? 'grabbing' : isOnGlobe(canvas, event) ? 'grab' : ''
    if (!at || !event.isPrimary) return
    const degrees = (180 / Math.PI) * (HALF / RADIUS / (canvas.clientWidth / 2))
    const pull = { lng: (at.x - event.x) * degrees, lat: (event.y - at.y) * degrees }
    at = event
    turner.pull(pull, event.timeStamp)
    onTurn()
  }
  const onUp = (event: PointerEvent) => {
    if (!at || !event.isPrimary) return
    at = undefined
    canvas.dataset.cursor = ''
    turner.letGo(event.timeStamp)
    onTurn()
  }
  canvas.addEventListener('pointerdown', onDown, { signal })
  canvas.addEventListener('pointermove', onMove, { signal })
  canvas.addEventListener('pointerup', onUp, { signal })
  canvas.addEventListener('pointercancel', onUp, { signal })
}

function isOnGlobe(canvas: HTMLCanvasElement, { offsetX, offsetY }: PointerEvent) {
  const half = canvas.clientWidth / 2
  return Math.hypot(offsetX - half, offsetY - half) <= (half * RADIUS) / HALF
}
