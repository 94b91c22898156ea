import { LAND } from './land.ts'
import { type Place, project } from './sphere.ts'

const OUTLINES = LAND.map((outline) => outline.split(' ').map(placeOf))

/** The land on the visible side of the globe, as an SVG path around its centre. */
export function coastPath(centre: Place, radius: number): string {
  return OUTLINES.map((outline) => outlinePath(outline, centre, radius)).join('')
}

type Point = { x: number; y: number }

/** Points on the far side are moved to the globe's edge. */
function outlinePath(outline: Place[], centre: Place, radius: number) {
  const points = outline.map((place) => project(place, centre))
  if (points.every(({ z }) => z <= 0)) return ''
  const drawn = points.map(({ x, y, z }) => {
    const scale = radius / (z < 0 ? Math.hypot(x, y) : 1)
    return { x: Math.round(x * scale), y: Math.round(-y * scale) }
  })
  const steps = drawn.map((point, at) => stepTo(point, drawn[at - 1]))
  const [start = '', ...corners] = steps.filter(({ x, y }) => x !== 0 || y !== 0).map(toText)
  return corners.length > 1 ? `M${start}l${corners.join(' ').replaceAll(' -', '-')}z` : ''
}

const toText = ({ x, y }: Point) => `${x} ${y}`

/** Relative steps have fewer digits than absolute points. */
function stepTo({ x, y }: Point, { x: fromX, y: fromY }: Point = { x: 0, y: 0 }): Point {
  return { x: x - fromX, y: y - fromY }
}

function placeOf(point: string): Place {
  const [lng = 0, lat = 0] = point.split(',').map(Number)
  return { lat, lng }
}
