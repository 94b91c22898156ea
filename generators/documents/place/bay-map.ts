import { curve, drawing, label, type Point, path, short } from '../parts/svg.ts'
import { bayCoast, bayRoad, crossing, farBar, farPeninsula, southCoast } from './bay.ts'
import { lengthOf, pointAlong } from './geometry.ts'
import { dice } from './scatter.ts'

/** A name in the bay; kilometres. */
export type BayName = {
  at: Point
  text: string
  anchor?: 'start' | 'middle' | 'end'
  className?: string
  dot?: Point
}

/** A hundred units are a kilometre. */
const up = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * 100, y * 100])

/** The mainland round the bay, closed beyond the edges of any map. */
const mainland = () => {
  const [north, south] = [curve(up(bayCoast)), curve(up(southCoast))]
  return `M1500 -200L${north.slice(1)}L${curve(up(farPeninsula)).slice(1)}L${south.slice(1)}L-900 900L-900 -200Z`
}

/** The bay with road and boat. The boat has a dot for every minute. */
export function bayMap(viewBox: string, alt: string, names: BayName[], className = ''): string {
  const shapes = [mainland(), curve(up(farBar), { closed: true })]
  const rims = [3, 2, 1].flatMap((step) =>
    ['line', 'fill'].flatMap((kind) => shapes.map((shape) => path(shape, `bay-${kind}--${step}`))),
  )
  const layers = [
    ...rims,
    ...shapes.map((shape) => path(shape, 'bay-land')),
    path(hills(), 'bay-hills'),
    path(curve(up(bayRoad)), 'bay-road-edge') + path(curve(up(bayRoad)), 'bay-road'),
    path(curve(up(crossing)), 'bay-boat'),
    minutes(),
    ...names.map(name),
  ]
  return drawing(viewBox, alt, layers.join(''), `bay ${className}`)
}

function minutes() {
  const dots = Array.from({ length: 13 }, (_, minute) => atMinute(minute))
  return dots
    .map(
      ([x, y]) =>
        `<circle class="bay-minute" cx="${short(x * 100)}" cy="${short(y * 100)}" r="5"/>`,
    )
    .join('')
}

/** Where the boat is after so many minutes: fast across the bay, slow from the gap to the quay. */
function atMinute(minute: number): Point {
  const all = lengthOf(crossing)
  const slow = 0.55
  const fast =
    minute <= 9.4 ? ((all - slow) * minute) / 9.4 : all - slow + (slow * (minute - 9.4)) / 2.6
  return pointAlong(crossing, Math.min(fast, all))
}

/** Hills behind the coast, as short arcs. */
function hills() {
  const roll = dice(31)
  const rows = Array.from(
    { length: 64 },
    (_, i): Point => [
      -420 + (i % 16) * 98 + roll() * 60,
      -45 + Math.floor(i / 16) * 42 + roll() * 22,
    ],
  )
  const west = Array.from(
    { length: 42 },
    (_, i): Point => [
      -420 + (i % 3) * 95 + roll() * 50,
      230 + Math.floor(i / 3) * 42 + roll() * 20,
    ],
  )
  const places = [
    ...rows.filter(([x, y]) => y < 70 && !(x > 440 && x < 660 && y > 40)),
    ...west.filter(([x]) => x < -170),
  ]
  return places.map(([x, y]) => `M${short(x)} ${short(y)}q9 -15 18 0`).join('')
}

function name({ at: [x, y], text, anchor = 'start', className = 'bay-name', dot }: BayName) {
  const mark = dot
    ? `<circle class="bay-place" cx="${dot[0] * 100}" cy="${dot[1] * 100}" r="6"/>`
    : ''
  return mark + label([x * 100, y * 100], text, { className, anchor })
}
