import type { Colour } from '@belvedere/kit/colour.ts'
import { COLUMNS, MOST, ROWS, writeLight } from '@belvedere/kit/light/light.ts'
import { grey } from '@belvedere/kit/light/shade.ts'
import type { Sharp } from 'sharp'

/** Pixels of each side of a cell. */
const SIDE = 8

/** Measures how bright the parts of a picture are, for words that stand on it. */
export async function measureLight(picture: Sharp): Promise<string> {
  const width = COLUMNS * SIDE
  const size = { width, height: ROWS * SIDE, fit: 'fill' } as const
  const pixels = await picture.clone().resize(size).removeAlpha().raw().toBuffer()
  const cells = Array.from({ length: COLUMNS * ROWS }, (): number[] => [])
  for (let pixel = 0; pixel < pixels.length / 3; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const cell = Math.floor(y / SIDE) * COLUMNS + Math.floor(x / SIDE)
    const colour = [...pixels.subarray(pixel * 3, pixel * 3 + 3)] as Colour
    cells[cell]?.push(Math.round(grey(colour) * MOST))
  }
  const sorted = cells.map((values) => values.sort((a, b) => a - b))
  const at = (share: number) =>
    sorted.map((values) => values[Math.round((values.length - 1) * share)] ?? 0)
  return writeLight({ bright: at(0.9), dark: at(0.1) })
}
