import {
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  RGBAFormat,
  UnsignedByteType,
  Vector3,
  Vector4,
} from 'three'
import type { Ground } from '../model/ground.ts'

/** The ground as textures, from above. */
export type GroundTextures = {
  /** Height, and distances from the land and from the edge where the land is cut off. */
  heights: DataTexture
  marks: DataTexture
  land: Vector4
  /** Columns, rows, and cells to a unit. */
  heightCells: Vector3
  markCells: Vector3
  sea: number
}

export function groundTextures({ box, sea, heights, shore, cut, marks }: Ground): GroundTextures {
  const numbers = new Uint16Array(shore.length * 4)
  const half = DataUtils.toHalfFloat
  for (let i = 0; i < shore.length; i++) {
    numbers[4 * i] = half(heights.heights[i] ?? 0)
    numbers[4 * i + 1] = half(Math.min(shore[i] ?? 0, 1000))
    numbers[4 * i + 2] = half(Math.min(cut[i] ?? 0, 1000))
  }
  const { columns, rows } = heights
  return {
    heights: smooth(new DataTexture(numbers, columns, rows, RGBAFormat, HalfFloatType)),
    marks: smooth(
      new DataTexture(marks.bytes, marks.columns, marks.rows, RGBAFormat, UnsignedByteType),
    ),
    land: new Vector4(box.minX, box.minZ, 1 / (box.maxX - box.minX), 1 / (box.maxZ - box.minZ)),
    heightCells: new Vector3(columns, rows, 1 / heights.cell),
    markCells: new Vector3(marks.columns, marks.rows, 1 / marks.cell),
    sea,
  }
}

function smooth(texture: DataTexture) {
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
