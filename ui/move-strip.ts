import { followStrip, stepStrip } from './follow-strip.ts'
import type { Reach } from './stops.ts'

/**
 * Gives life to the arrows of a static block (see `Stepper`): they scroll the block's `[data-strip]`
 * by one item. A `[data-at]` in the block counts which item is shown.
 */
export function moveStrip(root: HTMLElement, signal: AbortSignal): void {
  const strip = root.querySelector<HTMLElement>('[data-strip]')
  const stepper = root.querySelector<HTMLElement>('[data-stepper]')
  const count = root.querySelector('[data-at]')
  if (!strip) return

  const [back, forth] = stepper?.querySelectorAll('button') ?? []
  onPress(back, () => stepStrip(strip, -1), signal)
  onPress(forth, () => stepStrip(strip, 1), signal)
  followStrip(strip, signal, (reach) => {
    if (stepper) stepper.dataset.stepper = reach.isScrollable ? 'ready' : ''
    setIdle(back, reach.isAtStart)
    setIdle(forth, reach.isAtEnd)
    showItem(count, reach)
  })
}

function onPress(button: HTMLButtonElement | undefined, act: () => void, signal: AbortSignal) {
  button?.addEventListener('click', () => button.ariaDisabled === 'true' || act(), { signal })
}

function setIdle(button: HTMLButtonElement | undefined, isIdle: boolean) {
  if (button) button.ariaDisabled = String(isIdle)
}

function showItem(count: Element | null, { item }: Reach) {
  const words = String(item + 1)
  if (count && count.textContent !== words) count.textContent = words
}
