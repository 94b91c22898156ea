import s from './live/live.module.css'

/** A higher pixel ratio is not visible, and costs time. */
const SHARPEST = 2

/** Puts a canvas on a stage until the signal aborts; null if the browser has none. */
export function putCanvas(stage: HTMLElement, signal: AbortSignal) {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return null
  canvas.ariaHidden = 'true'
  canvas.className = s.canvas ?? ''
  stage.append(canvas)
  signal.addEventListener('abort', () => canvas.remove())
  return { canvas, context }
}

/**
 * Keeps a square canvas as sharp as the screen. A new size empties it, so `onSize` paints it again.
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  onSize: () => void,
  signal: AbortSignal,
): void {
  const watch = new ResizeObserver(() => {
    const size = Math.round(canvas.clientWidth * Math.min(SHARPEST, devicePixelRatio))
    if (size === 0 || size === canvas.width) return
    canvas.width = canvas.height = size
    onSize()
  })
  watch.observe(canvas)
  signal.addEventListener('abort', () => watch.disconnect())
}
