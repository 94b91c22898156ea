import { curve, drawing, label, type Point, path } from '../parts/svg.ts'

/** The ground along the ford: metres from the reed path, and metres above the zero of the charts. */
const GROUND: Point[] = [
  [-26, 2.3],
  [-12, 1.9],
  [0, 1.1],
  [14, 0.5],
  [30, -0.12],
  [60, -0.34],
  [110, -0.4],
  [170, -0.43],
  [230, -0.4],
  [290, -0.38],
  [340, -0.28],
  [372, 0.1],
  [392, 0.7],
  [402, 1.1],
  [416, 2],
  [430, 2.2],
]
const LEVELS = [
  { height: 1.05, name: 'High water, springs' },
  { height: 0.62, name: 'Mean tide' },
  { height: 0.19, name: 'Low water, springs' },
]
const x = (metres: number) => 6 + (metres + 26) * 0.365
const y = (height: number) => 36 - height * 13

/** The ford in section, with three levels of the tide and a person to measure by. */
export function fordSection(alt: string): string {
  const ground = GROUND.map(([metres, height]): Point => [x(metres), y(height)])
  const soil = `${curve(ground)}L${x(430)} 48L${x(-26)} 48Z`
  const water = `<path class="section__water" d="M${x(0)} ${y(0.62)}H${x(398)}V46H${x(0)}Z"/>`
  const levels = LEVELS.map(({ height, name }) => {
    const text = label([x(432), y(height) + 0.9], name, { className: 'axis' })
    return `<path class="section__level" d="M${x(4)} ${y(height)}H${x(192)}M${x(246)} ${y(height)}H${x(430)}"/>${text}`
  })
  const names = [
    label([x(-26), y(2.3) - 3], 'Reed path', { className: 'axis' }),
    label([x(416), y(2.2) - 3], 'The bar', { className: 'axis', anchor: 'middle' }),
  ]
  const parts = [water, path(soil, 'section__soil'), path(curve(ground), 'section__ground')]
  return drawing(
    '6 2 200 47',
    alt,
    [...parts, ...levels, gauge(200), ruler(), ...names].join(''),
    'ford',
  )
}

/** How high things are on a person, above the ground. */
const BODY = [
  { height: 0.5, name: 'knee' },
  { height: 1, name: 'waist' },
  { height: 1.45, name: 'shoulder' },
  { height: 1.75, name: 'hat' },
]

/** A gauge that stands on the ground, marked with a person instead of metres. */
function gauge(metres: number) {
  const [left, floor] = [x(metres), -0.42]
  const marks = BODY.map(({ height, name }) => {
    const text = label([left + 3, y(floor + height) + 0.9], name, { className: 'axis axis--name' })
    return `<path class="gauge" d="M${left - 1.6} ${y(floor + height)}h3.2"/>${text}`
  })
  return `<path class="gauge" d="M${left} ${y(floor)}V${y(floor + 1.75)}"/>${marks.join('')}`
}

function ruler() {
  const ticks = [0, 100, 200, 300, 400].map((metres) => {
    const text = label([x(metres), 47], metres === 400 ? '400 m' : String(metres), {
      className: 'axis',
      anchor: 'middle',
    })
    return `<path class="section__tick" d="M${x(metres)} 42.6v1.6"/>${text}`
  })
  return ticks.join('')
}
