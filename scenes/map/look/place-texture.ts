import { DataTexture, FloatType, RGBAFormat } from 'three'
import type { ScenePlace } from '../contract.ts'
import type { PlaceShape } from '../model/place-shape.ts'

/** The colour of the line around the base of a house; amenities have none. */
const STATUS = { available: 1, reserved: 2, sold: 3 } as const

/** The look of a place, with values from 0 to 1. */
export type PlaceLook = { shown: number; pointed: number; chosen: number }

/**
 * The shaders' data about places, a column for each number: its position, its radius and status;
 * how much it is shown, pointed at and chosen, and how many of its windows are lit at night; the
 * height of its base.
 */
export type PlaceTexture = {
  texture: DataTexture
  set(index: number, look: PlaceLook): void
}

export function placeTexture(
  places: readonly ScenePlace[],
  shapes: readonly (PlaceShape | null)[],
): PlaceTexture {
  const columns = places.length + 1
  const values = new Float32Array(columns * 12)
  const texture = new DataTexture(values, columns, 3, RGBAFormat, FloatType)
  const set = (index: number, { shown, pointed, chosen }: PlaceLook) => {
    values.set([shown, pointed, chosen], 4 * (columns + index + 1))
    texture.needsUpdate = true
  }
  values.set([1, 0, 0, 0], 4 * columns)
  places.forEach(({ status }, index) => {
    const shape = shapes[index]
    if (shape) {
      values.set([shape.x, shape.z, shape.radius, status ? STATUS[status] : 0], 4 * (index + 1))
      values[4 * (2 * columns + index + 1)] = shape.foot
    }
    values[4 * (columns + index + 1) + 3] = 0.55 + 0.45 * Math.sin(index * 12.9898) ** 2
    set(index, { shown: 1, pointed: 0, chosen: 0 })
  })
  return { texture, set }
}
