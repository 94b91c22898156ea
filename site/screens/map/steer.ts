import type { MapScene } from '@belvedere/scenes/map/contract.ts'

/** One press of a zoom button or key. */
const NEARER = 1.5
/** One press of an arrow key or button, as a share of the view. */
const STEP = { key: 0.12, button: 0.25 }

/** The directions of the arrow keys and buttons: right and down are positive. */
const WAYS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const

/** Buttons and keys for everything that a drag, a pinch or a wheel does to the scene. */
export function steer(map: HTMLElement, frame: HTMLElement, scene: MapScene, signal: AbortSignal) {
  const [zoomIn, zoomOut] = map.querySelectorAll<HTMLElement>('[data-zoom] button')
  const press = (button: Element | null | undefined, act: () => void) => {
    button?.addEventListener('click', act, { signal })
  }
  for (const button of [zoomIn, zoomOut]) if (button) button.ariaDisabled = 'false'
  // The whole plan is shown when it comes back.
  signal.addEventListener('abort', () => {
    if (zoomOut) zoomOut.ariaDisabled = 'true'
  })
  press(zoomIn, () => scene.zoomBy(NEARER))
  press(zoomOut, () => scene.zoomBy(1 / NEARER))
  for (const button of map.querySelectorAll<HTMLElement>('[data-turn]')) {
    press(button, () => scene.turnBy(Number(button.dataset.turn)))
  }
  press(map.querySelector('[data-reset]'), () => scene.reset())
  const keys = new Map([
    ['+', () => scene.zoomBy(NEARER)],
    ['=', () => scene.zoomBy(NEARER)],
    ['-', () => scene.zoomBy(1 / NEARER)],
    ['0', () => scene.reset()],
  ])
  for (const [way, right, down] of WAYS) {
    const pan = (step: number) => () => scene.panBy(right * step, down * step)
    press(map.querySelector(`[data-pan="${way}"]`), pan(STEP.button))
    keys.set(`arrow${way}`, pan(STEP.key))
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const act = ctrlKey || metaKey || altKey ? undefined : keys.get(key.toLowerCase())
    if (!act) return
    event.preventDefault()
    act()
  }
  frame.addEventListener('keydown', onKey, { signal })
}
