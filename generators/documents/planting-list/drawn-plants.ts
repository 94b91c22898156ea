import { type Point, path, short } from '../parts/svg.ts'
import { dice } from '../place/scatter.ts'

/*
 * Plants in section, in metres times ten, growing up from where they stand. They are drawn as a
 * gardener draws them on a plan: a trunk, a crown, and the habit of each.
 */

/** An umbrella pine: a forked trunk under a flat crown. */
export function pine([x, y]: Point, height: number): string {
  const [fork, top] = [y - height * 0.62, y - height]
  const half = height * 0.44
  const trunk = `M${x} ${y}C${x + 2} ${y - height * 0.3} ${x - 3} ${y - height * 0.5} ${x} ${fork}L${x - half * 0.5} ${top + height * 0.18}M${x} ${fork}L${x + half * 0.55} ${top + height * 0.18}M${x} ${fork}V${top + height * 0.16}`
  const crown = `M${x - half} ${top + height * 0.2}C${x - half} ${top + height * 0.06} ${x - half * 0.5} ${top} ${x} ${top}S${x + half} ${top + height * 0.06} ${x + half} ${top + height * 0.2}C${x + half * 0.6} ${top + height * 0.25} ${x - half * 0.6} ${top + height * 0.25} ${x - half} ${top + height * 0.2}Z`
  return path(trunk, 'bough') + path(crown, 'crown crown--pine')
}

/** A round tree; `fruit` dots it. */
export function roundTree([x, y]: Point, height: number, name: string, fruit = 0): string {
  const radius = height * 0.34
  const middle = y - height + radius
  const crown = `M${x - radius} ${middle}C${x - radius * 1.1} ${middle - radius * 0.9} ${x - radius * 0.3} ${y - height} ${x + radius * 0.2} ${y - height}S${x + radius * 1.15} ${middle - radius * 0.3} ${x + radius} ${middle + radius * 0.3}S${x - radius * 0.8} ${middle + radius} ${x - radius} ${middle}Z`
  const trunk = `M${x} ${y}C${x - 2} ${y - height * 0.2} ${x + 2} ${y - height * 0.3} ${x} ${middle}M${x} ${y - height * 0.28}L${x + radius * 0.6} ${middle + radius * 0.2}`
  const roll = dice(height * 10)
  const fruits = Array.from({ length: fruit }, () => {
    const [angle, far] = [roll() * 2 * Math.PI, Math.sqrt(roll()) * radius * 0.75]
    return `M${short(x + far * Math.cos(angle))} ${short(middle + far * Math.sin(angle))}h.1`
  })
  return path(trunk, 'bough') + path(crown, `crown crown--${name}`) + path(fruits.join(''), 'fruit')
}

/** Blades that fan out from one foot: agave, grass, reed, by length, count and spread. */
export function tuft([x, y]: Point, { length = 8, count = 9, spread = 0.8, bend = 0.4 }): string {
  const blades = Array.from({ length: count }, (_, i) => {
    const lean = count === 1 ? 0 : spread * ((2 * i) / (count - 1) - 1)
    const tall = length * (1 - 0.25 * Math.abs(lean))
    const [tipX, tipY] = [x + tall * Math.sin(lean) * (1 + bend), y - tall * Math.cos(lean)]
    return `M${short(x)} ${short(y)}Q${short(x + tall * 0.35 * Math.sin(lean))} ${short(y - tall * 0.7)} ${short(tipX)} ${short(tipY)}`
  })
  return blades.join('')
}

/** A climber: a stem up a wall, with leaves on either side. */
export function climber([x, y]: Point, height: number): string {
  const roll = dice(6)
  const leaves = Array.from({ length: 58 }, (_, i) => {
    const up = (i / 58) * height
    return `M${short(x + (roll() - 0.25) * 6)} ${short(y - up)}h.1`
  })
  return path(`M${x} ${y}q3 ${-height / 2} 1 ${-height}`, 'bough') + path(leaves.join(''), 'leaves')
}
