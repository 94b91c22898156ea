import { curve, line, type Point, path, short } from '../parts/svg.ts'
import { inSteps } from './geometry.ts'
import { bar, buoys, channel, islets, land, meadow, water } from './peninsula.ts'
import { scatter } from './scatter.ts'

const closed = { closed: true }
const outlines = [land, bar, ...islets].map((outline) => curve(outline, closed))
const rims = (className: string) => outlines.map((outline) => path(outline, className)).join('')

/** The open sea, with lines that follow the coast as on an old chart. */
export function sea(): string {
  return [4, 3, 2, 1]
    .map((step) => rims(`sea-line sea-line--${step}`) + rims(`sea-${step}`))
    .join('')
}

/**
 * The lagoon in four depths. A tint is a wide stroke along the shore, cut off at the water's edge;
 * a stroke that is a little wider and darker below it leaves a contour.
 */
export function lagoon(id: string): string {
  const shape = curve(water, closed)
  const depths = ['one', 'half'].map((depth) =>
    [`contour contour--${depth}`, `depth depth--${depth}`].map((name) => rims(name)).join(''),
  )
  const [first, last] = [channel.slice(0, -1), channel]
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath>
<g clip-path="url(#${id})">${path(shape, 'depth--most')}${depths.join('')}</g>
${path(curve(first), 'channel-edge')}${path(curve(last), 'channel')}`
}

/** The sea grass, as a field of blades that lean with the flood. */
export function seaGrass(): string {
  const blades = scatter(meadow, 17).map(([x, y]) => `M${short(x)} ${short(y)}l3 -6l5 -4`)
  return path(curve(meadow, closed), 'meadow') + path(blades.join(''), 'blades')
}

/** Reeds stand in the water of the north bank. */
export function reeds(): string {
  const north = water.filter(([x, y]) => x > -260 && x < 290 && y < 700).reverse()
  const stalks = inSteps(north, 8).map(([x, y], i): Point[] => [
    [x, y + 3 + (i % 3) * 4],
    [x + 1, y + 15 + (i % 3) * 4],
  ])
  return path(stalks.map(line).join(''), 'reeds')
}

/** The white buoys; the ones with a number count from the jetty. */
export function whiteBuoys(): string {
  return buoys
    .map(([x, y]) => `<circle class="buoy" cx="${short(x)}" cy="${short(y)}" r="6"/>`)
    .join('')
}
