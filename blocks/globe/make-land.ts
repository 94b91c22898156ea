/**
 * Makes land.ts from Natural Earth's outline of the land (public domain), as the npm package
 * world-atlas has it: node blocks/globe/make-land.ts path/to/land-110m.json
 */
import { readFileSync, writeFileSync } from 'node:fs'

/** Bays and capes that are nearer than this to a straight coast are left out, in degrees. */
const TOLERANCE = 0.7
/** Islands smaller than this would be specks, in square degrees. */
const SMALLEST = 6
/** No globe of ours is turned to the ice in the south. */
const SOUTH = -60

type Point = [lng: number, lat: number]
type Shape = number[][]
type Land = {
  arcs: Point[][]
  transform: { scale: Point; translate: Point }
  objects: { land: { geometries: Geometry[] } }
}
type Geometry = { type: 'Polygon'; arcs: Shape } | { type: 'MultiPolygon'; arcs: Shape[] }

const { arcs, transform, objects }: Land = JSON.parse(
  readFileSync(process.argv[2] ?? 'land-110m.json', 'utf8'),
)
const { scale, translate } = transform

const lines = arcs.map((arc) => {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
})

function ringOf(indices: number[]): Point[] {
  const parts = indices.map((index) => {
    return index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])
  })
  return parts.flatMap((part, at) => (at === 0 ? part : part.slice(1)))
}

function areaOf(ring: Point[]) {
  const sum = ring.reduce((total, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

/** Keeps the points that stand out (Ramer, Douglas and Peucker). */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  let [furthest, most] = [0, 0]
  for (const [at, point] of line.entries()) {
    const distance = distanceTo(point, first, last)
    if (distance > most) [furthest, most] = [at, distance]
  }
  if (most <= TOLERANCE) return [first, last]
  const before = simplify(line.slice(0, furthest + 1))
  return [...before, ...simplify(line.slice(furthest)).slice(1)]
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

const rings = objects.land.geometries
  .flatMap((land) => (land.type === 'Polygon' ? [land.arcs] : land.arcs))
  .map(([outline = []]) => ringOf(outline))
  .filter((ring) => areaOf(ring) >= SMALLEST && ring.some(([, lat]) => lat > SOUTH))
  .map((ring) => simplify(ring).slice(0, -1))
  .filter((ring) => ring.length > 2)

const tenths = (number: number) => Math.round(number * 10) / 10
const written = rings.map(
  (ring) => `  '${ring.map((point) => point.map(tenths).join(',')).join(' ')}',`,
)

writeFileSync(
  new URL('land.ts', import.meta.url),
  `/* Made by make-land.ts from Natural Earth, public domain; change it there. */

/** The outlines of the land, each point as degrees of longitude and latitude. */
export const LAND = [
${written.join('\n')}
]
`,
)
