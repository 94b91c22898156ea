import sharp from 'sharp'
import { CHALETS, heightAt, LODGE, REACH } from './terrain.ts'

const [WIDTH, HEIGHT] = [1600, 1200]

/** The land fills the height of the plan; beside it the slopes go on. */
const UNIT = HEIGHT / (2 * REACH)
const LINES_EVERY = 2

/** Where a place is on the plan, in fractions of width and height. */
export function onPlan({ x, z }: { x: number; z: number }) {
  return { x: 0.5 + (x * UNIT) / WIDTH, y: 0.5 + (z * UNIT) / HEIGHT }
}

/** The plan of the lodge: shaded slopes, contour lines, houses. */
export async function drawPlan(file: string): Promise<void> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const colour = colourAt((column - WIDTH / 2) / UNIT, (row - HEIGHT / 2) / UNIT)
      pixels.set(colour, (row * WIDTH + column) * 3)
    }
  const houses = [...CHALETS.map((place) => box(place, 5, 4)), box(LODGE, 12, 6)].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${houses}</svg>`
  await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 80 })
    .toFile(file)
}

function colourAt(x: number, z: number): [number, number, number] {
  const height = heightAt(x, z)
  const [east, south] = [heightAt(x + 0.4, z) - height, heightAt(x, z + 0.4) - height]
  const light = Math.max(-1, Math.min(1, (east + south) * 0.8))
  const isLine = Math.floor(height / LINES_EVERY) !== Math.floor((height + south) / LINES_EVERY)
  const shade = 226 + light * 22 - (isLine ? 20 : 0)
  return [shade, shade - 4, shade - 14]
}

function box({ x, z }: { x: number; z: number }, width: number, depth: number) {
  const at = onPlan({ x: x - width / 2, z: z - depth / 2 })
  const [left, top] = [at.x * WIDTH, at.y * HEIGHT]
  const [w, h] = [width * UNIT, depth * UNIT]
  return `<path d="M${left} ${top}h${w}v${h}h-${w}z" fill="#6d4a36"/><path d="M${left + w / 2} ${top}h${w / 2}v${h}h-${w / 2}z" fill="#57392a"/>`
}
