import { type SunPosition, sunPosition } from '@belvedere/kit/sun/position.ts'
import { type MomentWords, momentOf } from './clock.ts'
import { lightThrough, sunOnDial } from './dial.ts'
import { isInRuns } from './runs.ts'

/**
 * The start of a day, in milliseconds since 1970 and in minutes of its local time, and its steps.
 */
export type Start = [time: number, minute: number, steps: number]

/**
 * The data from which the sun is computed: degrees, metres per unit of the dial, the days, and the
 * labels of a moment with and without sun and of a day without any.
 */
export type SkyData = [
  ...[lat: number, lng: number, bearing: number, metres: number, days: Start[]],
  ...MomentWords,
  night: string,
]

/** Minutes from step to step, as on the server. */
const STEP = 10

/** Lets the sun be dragged along its path, or moved by the keys of its range. */
export function moveSun(root: HTMLElement, signal: AbortSignal): void {
  const range = root.querySelector<HTMLInputElement>('[type="range"]')
  const output = root.querySelector('output')
  const sun = root.querySelector<SVGElement>('[data-sun]')
  const patches = root.querySelectorAll<SVGElement>('[data-runs]')
  if (!range || !output) return
  const [lat, lng, bearing, metres, days, ...words]: SkyData = JSON.parse(`${range.dataset.sky}`)
  const label = momentOf(root.ownerDocument.documentElement.lang, words)
  let day = 0
  let suns: SunPosition[] = []
  const minuteAt = (index: number) => (days[day]?.[1] ?? 0) + index * STEP

  const show = () => {
    const index = range.valueAsNumber
    const at = suns[index]
    const rooms = new Set<string>()
    for (const patch of patches) {
      const { runs = '[]', room = '' } = patch.dataset
      const isLit = at && isInRuns(runs, day, index)
      patch.toggleAttribute('data-lit', isLit)
      if (!isLit) continue
      rooms.add(room)
      // The opening comes first, because its light begins there. Outdoor areas have none.
      const [x1 = 0, y1 = 0, x2 = 0, y2] = `${patch.getAttribute('points')}`.split(',').map(Number)
      if (y2 === undefined) continue
      patch.setAttribute('points', lightThrough([x1, y1, x2, y2], { bearing, metres }, at))
    }
    sun?.setAttribute('transform', at ? `translate(${sunOnDial(at, bearing)})` : 'scale(0)')
    range.ariaValueText = at ? label(minuteAt(index), rooms) : words[2]
    output.textContent = range.ariaValueText
  }
  const choose = (chosen: number) => {
    const minute = minuteAt(range.valueAsNumber)
    day = chosen
    const [time, first, steps] = days[day] ?? [0, 0, 0]
    suns = Array.from({ length: steps }, (_, index) =>
      sunPosition(new Date(time + index * STEP * 60_000), lat, lng),
    )
    range.max = `${steps - 1}`
    range.valueAsNumber = Math.round((minute - first) / STEP)
    show()
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const to = new DOMPoint(clientX, clientY).matrixTransform(
      sun?.ownerSVGElement?.getScreenCTM()?.inverse(),
    )
    const away = suns.map((at) => {
      const [x, y] = sunOnDial(at, bearing)
      return Math.hypot(x - to.x, y - to.y)
    })
    range.valueAsNumber = away.indexOf(Math.min(...away))
    show()
  }

  range.addEventListener('input', show, { signal })
  for (const radio of root.querySelectorAll<HTMLInputElement>('[type="radio"]')) {
    radio.addEventListener('change', () => choose(Number(radio.value)), { signal })
    if (radio.checked) choose(Number(radio.value))
  }
  for (const hit of root.querySelectorAll<SVGElement>('[data-drag]')) {
    const start = (event: PointerEvent) => {
      if (event.button) return
      hit.setPointerCapture(event.pointerId)
      range.focus({ preventScroll: true })
      drag(event)
    }
    const move = (event: PointerEvent) => hit.hasPointerCapture(event.pointerId) && drag(event)
    hit.addEventListener('pointerdown', start, { signal })
    // Otherwise the range loses the focus, and texts are selected.
    hit.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    hit.addEventListener('pointermove', move, { signal })
  }
  root.dataset.moves = ''
}
