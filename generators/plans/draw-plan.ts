import { around, type House } from '../houses/house.ts'
import { wallsOf } from './walls.ts'

/** Units of the SVG for a number of the plan, and its margin in such numbers. */
const UNITS = 40
const MARGIN = 1

/** The SVG of a house with the layers that `docs/floor-plans.md` describes. */
export function drawPlan(house: House): string {
  const box = around([...Object.values(house.rooms), ...Object.values(house.outdoors)])
  const [left, top, right, bottom] = box.map((side, at) => side + (at < 2 ? -MARGIN : MARGIN))
  const rect = ([name, [x1, y1, x2, y2]]: [string, readonly number[]]) =>
    `<rect x="${units(x1, left)}" y="${units(y1, top)}" width="${units(x2, x1)}" height="${units(y2, y1)}"><title>${name}</title></rect>`
  const line = ([x1, y1, x2, y2]: readonly number[]) =>
    `M${units(x1, left)} ${units(y1, top)}L${units(x2, left)} ${units(y2, top)}`
  const path = (wall: readonly number[]) => `<path d="${line(wall)}"/>`
  // A layer that the product leaves out: shade of slats is no shade of walls.
  const pergola = house.pergola
    ? `<g id="pergola" stroke-dasharray="4 8">\n${rect(['pergola', house.pergola.box])}\n</g>\n`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${units(right, left)}" height="${units(bottom, top)}" viewBox="0 0 ${units(right, left)} ${units(bottom, top)}" data-metres="${metresOfUnit(house)}" fill="none" stroke="#2f2c28">
<g id="rooms" stroke="none">
${Object.entries(house.rooms).map(rect).join('\n')}
<g class="outdoor" stroke="#8a8378" stroke-dasharray="8 8">
${Object.entries(house.outdoors).map(rect).join('\n')}
</g>
</g>
<g id="walls" stroke-width="6" stroke-linecap="round">
${wallsOf(house).map(path).join('\n')}
</g>
<g id="openings" stroke-width="2">
${house.openings.map(path).join('\n')}
</g>
${pergola}</svg>
`
}

/** How many metres a unit is, as short as it can be written. */
function metresOfUnit({ metres }: House): number {
  return Number((metres / UNITS).toFixed(5))
}

function units(to = 0, from = 0): number {
  return Math.round((to - from) * UNITS)
}
