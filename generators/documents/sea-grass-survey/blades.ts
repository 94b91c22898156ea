import { short } from '../parts/svg.ts'
import { dice } from '../place/scatter.ts'

const [WIDTH, HEIGHT] = [210, 104]

/** A sheet of water full of grass: three rows of blades, paler and shorter with distance. */
export function seaOfBlades(alt: string): string {
  const rows = [
    { name: 'far', count: 120, tall: 46, seed: 5 },
    { name: 'middle', count: 86, tall: 68, seed: 8 },
    { name: 'near', count: 54, tall: 96, seed: 13 },
  ]
  const blades = rows.map(({ name, count, tall, seed }) => {
    return `<path class="blade blade--${name}" d="${row(count, tall, seed)}"/>`
  })
  return `<svg class="meadow-drawing" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${alt}">${blades.join('')}</svg>`
}

/** Each blade is a narrow leaf that bends to the right, as the flood has it. */
function row(count: number, tall: number, seed: number) {
  const roll = dice(seed)
  const blades = Array.from({ length: count }, (_, i) => {
    const x = ((i + roll()) / count) * (WIDTH + 20) - 14
    const height = tall * (0.6 + 0.4 * roll())
    const lean = height * (0.18 + 0.3 * roll())
    const width = 0.5 + height * 0.012
    const [tipX, tipY] = [x + lean, HEIGHT - height]
    const [bendX, bendY] = [x + lean * 0.05, HEIGHT - height * 0.62]
    return `M${short(x)} ${HEIGHT}Q${short(bendX)} ${short(bendY)} ${short(tipX)} ${short(tipY)}Q${short(bendX + width)} ${short(bendY)} ${short(x + width)} ${HEIGHT}Z`
  })
  return blades.join('')
}
