import { drawing, label, type Point, pointText, short } from '../parts/svg.ts'
import { cos, sin } from '../sky/angles.ts'

type Rose = { name: string; alt: string; calm: number; from: Record<string, number[]> }

const SECTORS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
const [CENTRE, CALM, HALF] = [25, 3.4, 17]
/** Per cent to the SVG's units. */
const LENGTH = 0.29

/** A wind rose: petals point to where the wind comes from, in three forces from the middle. */
export function windRose({ name, alt, calm, from }: Rose): string {
  const rings = [20, 40, 60].map((percent) => {
    const radius = CALM + percent * LENGTH
    const text = label([CENTRE + radius * 0.38 + 0.4, CENTRE - radius * 0.92], `${percent}`, {
      className: 'axis',
    })
    return `<circle class="rose__ring" cx="${CENTRE}" cy="${CENTRE}" r="${short(radius)}"/>${text}`
  })
  const petals = SECTORS.map((sector, i) => petal(45 * i, from[sector] ?? []))
  const letters = SECTORS.filter((_, i) => i % 2 === 0).map((sector, i) => {
    const [x, y] = at(90 * i, 23.2)
    return label([x, y + 0.9], sector, { className: 'axis axis--name', anchor: 'middle' })
  })
  const middle = `<circle class="rose__calm" cx="${CENTRE}" cy="${CENTRE}" r="${CALM}"/>${label([CENTRE, CENTRE + 0.9], `${calm}`, { className: 'axis', anchor: 'middle' })}`
  const content = [...rings, ...petals, middle, ...letters].join('')
  return `<div class="rose"><h3>${name}</h3>${drawing('0 0 50 50', alt, content)}</div>`
}

/** A point at a distance from the middle, in the direction of a compass bearing. */
function at(bearing: number, radius: number): Point {
  return [CENTRE + radius * sin(bearing), CENTRE - radius * cos(bearing)]
}

function petal(bearing: number, forces: number[]) {
  let inner = CALM
  const parts = forces.map((percent, force) => {
    const outer = inner + percent * LENGTH
    const data = `M${pointText(at(bearing - HALF, inner))}L${pointText(at(bearing - HALF, outer))}A${short(outer)} ${short(outer)} 0 0 1 ${pointText(at(bearing + HALF, outer))}L${pointText(at(bearing + HALF, inner))}A${short(inner)} ${short(inner)} 0 0 0 ${pointText(at(bearing - HALF, inner))}Z`
    inner = outer
    return percent > 0 ? `<path class="rose__force-${force + 1}" d="${data}"/>` : ''
  })
  return parts.join('')
}
