import { clearPins } from './clear-pins.ts'

/** Nothing over the plan covers a pin, however large the window and its text are. */
export function keepClear(map: HTMLElement, frame: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return
  const sizes = new ResizeObserver(() => {
    if (!('sceneLive' in map.dataset)) clearPins(map, frame)
  })
  for (const part of [frame, ...map.querySelectorAll('[data-spot], [data-key], [data-water]')])
    sizes.observe(part)
  signal.addEventListener('abort', () => sizes.disconnect())
}
