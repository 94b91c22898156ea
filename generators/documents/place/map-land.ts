import copy from '../../../demo/copy.json' with { type: 'json' }
import plan from '../../../demo/models/plan.json' with { type: 'json' }
import { curve, dots, line, type Point, path, short } from '../parts/svg.ts'
import { inSteps } from './geometry.ts'
import {
  bar,
  ford,
  islets,
  jetty,
  land,
  lanes,
  pans,
  piers,
  places,
  road,
  shorePath,
  wall,
} from './peninsula.ts'
import { scatter } from './scatter.ts'

const closed = { closed: true }

/** Every building of the plan, in metres, without what is not a building. */
export const houses = Object.entries(plan)
  .filter(([, { kind }]) => kind !== 'amenity')
  .map(([name, { x, y }]) => ({
    name,
    at: [x * 100 * copy.map.metres, y * 75 * copy.map.metres] as Point,
  }))

/** The land and the bar, with sand along the edge. */
export function ground(id: string): string {
  const shape = [land, ...islets].map((outline) => curve(outline, closed)).join('')
  const sand = curve(bar, closed)
  return `${path(sand, 'bar')}<clipPath id="${id}"><path d="${shape}"/></clipPath>
${path(shape, 'land')}<g clip-path="url(#${id})">${path(shape, 'beach')}</g>${path(shape, 'coast')}
${grains()}`
}

function grains() {
  return path(dots(scatter(bar, 13, 3)), 'grains')
}

export function buildings(): string {
  const shapes = houses.map(({ name, at: [x, y] }) => {
    const [width, height] = name.startsWith('residence') ? [40, 22] : [26, 18]
    return `<rect class="house" x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${width}" height="${height}"/>`
  })
  return shapes.join('')
}

export function ways(): string {
  const roads = [road, ...lanes].map((way) => path(curve(way), 'road'))
  const timber = [...piers, jetty].map((way) => path(line(way), 'timber'))
  return [
    ...roads,
    ...timber,
    path(dots(inSteps(shorePath, 8)), 'path'),
    path(line(ford), 'ford'),
  ].join('')
}

/** What the salt makers left: five pans and a wall. */
export function salt(): string {
  const beds = pans.map(([x, y], i) => {
    const turn = [42, 52, 62, 74, 86][i]
    return `<rect class="pan" x="${x - 17}" y="${y - 12}" width="34" height="24" transform="rotate(${turn} ${x} ${y})"/>`
  })
  return path(curve(wall), 'wall') + beds.join('')
}

/** The lighthouse, as on a chart: a star of rays on a dot. */
export function lighthouse(): string {
  const [x, y] = places.lighthouse
  const rays = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return `M${short(x + 6 * dx)} ${short(y + 6 * dy)}L${short(x + 15 * dx)} ${short(y + 15 * dy)}`
  })
  return `${path(rays.join(''), 'rays')}<circle class="lamp" cx="${x}" cy="${y}" r="4"/>`
}
