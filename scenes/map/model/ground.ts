import type { Box } from './box.ts'
import { soften } from './contact.ts'
import { emptyField, type HeightField, raise } from './height-field.ts'
import type { Merged } from './merged.ts'
import type { PlaceShape } from './place-shape.ts'
import { cutDistances, shoreDistances } from './shore.ts'

/** The data of the ground, all of it derived from the model's triangles. */
export type Ground = {
  box: Box
  /** The height of the sea. */
  sea: number
  heights: HeightField
  /**
   * How far each point of `heights` is from land, and from the edge where the model cuts the land
   * off.
   */
  shore: Float32Array
  cut: Float32Array
  /**
   * Four bytes a cell: how much stands on it or close by, and the number of the surrounding place,
   * low byte first.
   */
  marks: { columns: number; rows: number; cell: number; bytes: Uint8Array<ArrayBuffer> }
}

type Parts = {
  parts: readonly Merged[]
  box: Box
  sea: number | null
  shapes: readonly (PlaceShape | null)[]
  pause: () => Promise<void> | undefined
}

const MARKS = 448
const SHADE_CELLS = 2
/** The number of triangles between two pauses. */
const STEP = 3 * 4096
/** How far marks on the ground extend, in radii of their place. */
const MARK_REACH = 1.9

/** Reads heights, shores and footprints from the merged triangles. */
export async function makeGround({ parts, box, sea, shapes, pause }: Parts): Promise<Ground> {
  const heights = emptyField(box, box.minY)
  const standing = emptyField(box, Number.NEGATIVE_INFINITY, MARKS)
  const hasLand = parts.some(({ kind }) => kind === 'land')
  for (const part of parts) {
    const isGround = part.kind === 'land' || !hasLand
    const field = isGround ? heights : standing
    for (let from = 0; from < part.filled; from += STEP) {
      raise(field, part, from, Math.min(part.filled, from + STEP))
      await pause()
    }
  }
  const level = sea ?? box.minY - (box.maxX - box.minX) / 1000
  const shore = shoreDistances(heights, level)
  await pause()
  const cut = cutDistances(heights, level)
  await pause()
  const { columns, rows, cell } = standing
  let shade = new Uint8Array(columns * rows)
  for (let i = 0; i < shade.length; i++) shade[i] = (standing.heights[i] ?? 0) > -1e9 ? 255 : 0
  for (let pass = 0; pass < 2; pass++) {
    await pause()
    shade = soften(shade, columns, rows, SHADE_CELLS)
  }
  await pause()
  const bytes = new Uint8Array(columns * rows * 4)
  for (let i = 0; i < shade.length; i++) bytes[4 * i] = shade[i] ?? 0
  markPlaces(bytes, standing, shapes)
  return {
    box,
    sea: level,
    heights,
    shore,
    cut,
    marks: { columns, rows, cell, bytes },
  }
}

/** Writes each place's number into the cells around it; where two overlap, the nearer one wins. */
function markPlaces(
  bytes: Uint8Array,
  { columns, rows, minX, minZ, cell }: HeightField,
  shapes: readonly (PlaceShape | null)[],
) {
  const nearest = new Float32Array(columns * rows).fill(MARK_REACH)
  shapes.forEach((shape, index) => {
    if (!shape) return
    const reach = shape.radius * MARK_REACH
    const left = Math.max(0, Math.ceil((shape.x - reach - minX) / cell))
    const right = Math.min(columns - 1, Math.floor((shape.x + reach - minX) / cell))
    const top = Math.max(0, Math.ceil((shape.z - reach - minZ) / cell))
    const bottom = Math.min(rows - 1, Math.floor((shape.z + reach - minZ) / cell))
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const apart = Math.hypot(minX + column * cell - shape.x, minZ + row * cell - shape.z)
        const at = row * columns + column
        if (apart / shape.radius >= (nearest[at] ?? 0)) continue
        nearest[at] = apart / shape.radius
        bytes[4 * at + 1] = (index + 1) & 0xff
        bytes[4 * at + 2] = (index + 1) >>> 8
      }
    }
  })
}
