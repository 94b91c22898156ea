import { sunTimes } from '@belvedere/kit/sun/times.ts'
import type { MapScene } from '@belvedere/scenes/map/contract.ts'
import type { Where } from './sun-hours.ts'
import { today } from './today.ts'

const MINUTE = 60_000
const HOURS = 60
/** The slider begins in the first light and ends when the windows are lit, in minutes. */
const TWILIGHT = 40
/** At night the scene shows the late afternoon instead, so many minutes before sunset. */
const BEFORE_SUNSET = 150

/** The light of a map whose place nobody knows, in the path of the sun that its scene takes. */
export const NOON = new Date('2026-03-20T12:00Z')

/** A day from dawn to dusk, in minutes since 1970, which a slider steps through. */
export type DaySpan = { dawn: number; dusk: number }

/** The slider of the hour: it moves the scene's light, and says the time at the property. */
export function lightByHour(map: HTMLElement, scene: MapScene, where: Where, signal: AbortSignal) {
  const box = map.querySelector<HTMLElement>('[data-hour]')
  const [slider, text] = [box?.querySelector('input'), box?.querySelector('output')]
  if (!box || !slider || !text) return
  const { dawn, dusk } = daySpan(where, new Date())
  const clock = new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    timeZone: where.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
  const show = () => {
    const time = new Date(slider.valueAsNumber * MINUTE)
    box.style.setProperty('--h', String((slider.valueAsNumber - dawn) / (dusk - dawn)))
    text.textContent = clock.format(time)
    slider.setAttribute('aria-valuetext', text.textContent)
    scene.show({ time })
  }
  slider.min = String(dawn)
  slider.max = String(dusk)
  slider.valueAsNumber = firstHour({ dawn, dusk }, Date.now() / MINUTE)
  box.hidden = false
  show()
  slider.addEventListener('input', show, { signal })
  signal.addEventListener('abort', () => {
    box.hidden = true
  })
}

/** Dawn and dusk of today at a place, to five minutes; where the sun stays up or down, the day round noon. */
export function daySpan({ lat, lng, timeZone }: Where, now: Date): DaySpan {
  const times = sunTimes(today(timeZone, now), lat, lng, timeZone)
  const around = (before: Date, after: Date, more: number) => ({
    dawn: rounded(before.getTime() / MINUTE - more),
    dusk: rounded(after.getTime() / MINUTE + more),
  })
  if (times.kind === 'rises') return around(times.sunrise, times.sunset, TWILIGHT)
  return around(times.noon, times.noon, (times.kind === 'polar-day' ? 12 : 3) * HOURS)
}

/** The hour that the scene opens with: now, or late afternoon at night. */
export function firstHour({ dawn, dusk }: DaySpan, now: number): number {
  return rounded(now > dawn && now < dusk ? now : Math.max(dawn, dusk - TWILIGHT - BEFORE_SUNSET))
}

function rounded(minutes: number) {
  return Math.round(minutes / 5) * 5
}
