import { sunPosition } from '@belvedere/kit/sun/position.ts'
import { showsEvening } from '@belvedere/ui/shows-evening.ts'
import { fogAt } from './fog.ts'
import { type DaySpan, daySpan, MINUTE, openingHour } from './hour.ts'
import type { Where } from './terrace.ts'

/**
 * Follows the slider of the hour at the property: `show` is called at once, and with each move. The
 * plan and the scene share that slider, but only one of them is in view. Returns a function to call
 * when the follower comes back into view.
 */
export function followHour(
  map: HTMLElement,
  show: (hour: number, span: DaySpan) => void,
  signal: AbortSignal,
): () => void {
  const box = map.querySelector<HTMLElement>('[data-hour]')
  const [slider, text] = [box?.querySelector('input'), box?.querySelector('output')]
  if (!box?.dataset.hour || !slider || !text) return () => {}
  const where: Where = JSON.parse(box.dataset.hour)
  const now = new Date()
  const span = daySpan(where, now)
  const { morning, dusk } = span
  const clock = new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    timeZone: where.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
  const say = () => {
    const hour = slider.valueAsNumber
    const share = (hour - morning) / (dusk - morning)
    box.style.setProperty('--h', String(share))
    // One sun: that of the eyebrow stands where the slider's does, with all of it above the horizon.
    map.style.setProperty('--hour', Math.min(0.94, Math.max(0.06, share)).toFixed(3))
    const { altitude } = sunPosition(new Date(hour * MINUTE), where.lat, where.lng)
    map.style.setProperty('--fog', fogAt(altitude))
    text.textContent = clock.format(hour * MINUTE)
    slider.setAttribute('aria-valuetext', text.textContent)
    show(hour, span)
  }
  const onInput = () => {
    box.dataset.moved = ''
    say()
  }
  slider.min = String(morning)
  slider.max = String(dusk)
  if (!isMoved(map)) slider.defaultValue = String(openingHour(span, now, showsEvening()))
  box.hidden = false
  say()
  slider.addEventListener('input', onInput, { signal })
  return say
}

/** Whether the visitor has moved the slider of the hour. */
export function isMoved(map: HTMLElement): boolean {
  return map.querySelector('[data-hour][data-moved]') !== null
}
