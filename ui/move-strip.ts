import type { StripPosition } from './stops.ts'
import { stepStrip, watchStrip } from './watch-strip.ts'

/**
 * Makes the arrows of a server-rendered block (see `Stepper`) scroll its `[data-strip]` by one
 * item. A `[data-at]` in the block shows the number of the current item.
 */
export function moveStrip(root: HTMLElement, signal: AbortSignal): void {
  const strip = root.querySelector<HTMLElement>('[data-strip]')
  const stepper = root.querySelector<HTMLElement>('[data-stepper]')
  const counter = root.querySelector('[data-at]')
  if (!strip) return

  const [back, forth] = stepper?.querySelectorAll('button') ?? []
  onPress(back, () => stepStrip(strip, -1), signal)
  onPress(forth, () => stepStrip(strip, 1), signal)
  watchStrip(strip, signal, (position) => {
    if (stepper) stepper.dataset.stepper = position.isScrollable ? 'ready' : ''
    setIdle(back, position.isAtStart)
    setIdle(forth, position.isAtEnd)
    showItem(counter, position)
  })
}

function onPress(button: HTMLButtonElement | undefined, act: () => void, signal: AbortSignal) {
  button?.addEventListener('click', () => button.ariaDisabled === 'true' || act(), { signal })
}

function setIdle(button: HTMLButtonElement | undefined, isIdle: boolean) {
  if (button) button.ariaDisabled = String(isIdle)
}

function showItem(counter: Element | null, { item }: StripPosition) {
  const words = String(item + 1)
  if (counter && counter.textContent !== words) counter.textContent = words
}
