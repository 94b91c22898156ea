import { type DaySpan, daySpan, MINUTE } from './hour.ts'
import type { Where } from './terrace.ts'

/** A part of the map that shows the hour of the slider. */
type Follower = {
  /** The slider's first value, in minutes since 1970; used until the visitor moves the slider. */
  first: (span: DaySpan, now: number) => number
  /** Called at once, and with each move. */
  show: (hour: number, span: DaySpan) => void
}

/**
 * Follows the slider of the hour at the property. The plan and the scene share that slider, but only
 * one of them is in view. Returns a function to call when the follower comes back into view: it shows
 * the hour that the visitor has chosen, or, if the slider was never moved, its own first hour.
 */
export function followHour(
  map: HTMLElement,
  { first, show }: Follower,
  signal: AbortSignal,
): () => void {
  const box = map.querySelector<HTMLElement>('[data-hour]')
  const [slider, text] = [box?.querySelector('input'), box?.querySelector('output')]
  if (!box?.dataset.hour || !slider || !text) return () => {}
  const where: Where = JSON.parse(box.dataset.hour)
  const span = daySpan(where, new Date())
  const { dawn, dusk } = span
  const clock = new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    timeZone: where.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
  const say = () => {
    const hour = slider.valueAsNumber
    box.style.setProperty('--h', String((hour - dawn) / (dusk - dawn)))
    text.textContent = clock.format(hour * MINUTE)
    slider.setAttribute('aria-valuetext', text.textContent)
    show(hour, span)
  }
  const open = () => {
    if (!isMoved(map)) slider.defaultValue = String(first(span, Date.now() / MINUTE))
    say()
  }
  const onInput = () => {
    box.dataset.moved = ''
    say()
  }
  slider.min = String(dawn)
  slider.max = String(dusk)
  box.hidden = false
  open()
  slider.addEventListener('input', onInput, { signal })
  return open
}

/** Whether the visitor has moved the slider of the hour. */
export function isMoved(map: HTMLElement): boolean {
  return map.querySelector('[data-hour][data-moved]') !== null
}
