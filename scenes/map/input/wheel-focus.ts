import type { Hands } from './pointer-drag.ts'

/** The limit of one event: a mouse wheel reports much larger deltas than a touchpad's pinch. */
const MOST_DELTA = 60

type Wheel = {
  zoom(delta: number, x: number, y: number): void
  focus(isFocused: boolean): void
}

/**
 * Lets the wheel zoom only when it is meant for the scene: after a press in it or with the focus in
 * it, or with Ctrl, which is also how browsers report a touchpad's pinch. Otherwise the page
 * scrolls.
 */
export function onWheel(
  { frame, hands }: Hands,
  { zoom, focus }: Wheel,
  signal: AbortSignal,
): void {
  let isFocused = false
  const set = (is: boolean) => {
    if (is === isFocused) return
    isFocused = is
    focus(is)
  }
  const onEvent = (event: WheelEvent) => {
    if (!isFocused && !event.ctrlKey) return
    event.preventDefault()
    const { left, top } = frame.getBoundingClientRect()
    const delta = Math.max(-MOST_DELTA, Math.min(MOST_DELTA, event.deltaY))
    zoom(delta, event.clientX - left, event.clientY - top)
  }
  const take = () => set(true)
  const give = () => set(false)
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && hands.contains(relatedTarget))) give()
  }
  hands.addEventListener('wheel', onEvent, { signal, passive: false })
  hands.addEventListener('pointerdown', take, { signal })
  hands.addEventListener('focusin', take, { signal })
  hands.addEventListener('focusout', leave, { signal })
  hands.addEventListener('pointerleave', give, { signal })
  hands.addEventListener('keydown', ({ key }) => key === 'Escape' && give(), {
    signal,
  })
}
