import { LAND } from './land.ts'
import { type Place, project } from './sphere.ts'

const OUTLINES = LAND.map((outline) => outline.split(' ').map(placeOf))

/** The land on the side of a globe that is seen, as an SVG path around its middle. */
export function coastPath(centre: Place, radius: number): string {
  return OUTLINES.map((outline) => outlinePath(outline, centre, radius)).join('')
}

/** What is behind the edge is drawn along it. */
function outlinePath(outline: Place[], centre: Place, radius: number) {
  const points = outline.map((place) => project(place, centre))
  if (points.every(({ z }) => z <= 0)) return ''
  const drawn = points.map(({ x, y, z }) => {
    const scale = radius / (z < 0 ? Math.hypot(x, y) : 1)
    return `${Math.round(x * scale)} ${Math.round(-y * scale)}`
  })
  const corners = drawn.filter((point, at) => point !== drawn[at - 1])
  return corners.length > 2 ? `M${corners.join(' ')}z` : ''
}

function placeOf(point: string): Place {
  const [lng = 0, lat = 0] = point.split(',').map(Number)
  return { lat, lng }
}
