import { DataTexture, FloatType, RGBAFormat, Vector2, Vector4 } from 'three'
import type { ScenePlace } from '../contract.ts'
import type { PlaceShape } from '../model/place-shape.ts'

/** The colour of the line around the base of a house; amenities have none. */
const STATUS = { available: 1, reserved: 2, sold: 3 } as const

/** The look of a place, with values from 0 to 1. */
export type PlaceLook = { shown: number; pointed: number; chosen: number }

/**
 * The shaders' data about places, a column for each number: its position, its radius and status;
 * how much it is shown, pointed at and chosen, and how many of its windows are lit at night. The
 * chosen and the pointed place stand beside it, each with its position, its radius and the height of
 * its base, and how much they are so.
 */
export type PlaceTexture = {
  texture: DataTexture
  chosen: Vector4
  pointed: Vector4
  focus: Vector2
  set(index: number, look: PlaceLook): void
}

export function placeTexture(
  places: readonly ScenePlace[],
  shapes: readonly (PlaceShape | null)[],
): PlaceTexture {
  const columns = places.length + 1
  const values = new Float32Array(columns * 8)
  const texture = new DataTexture(values, columns, 2, RGBAFormat, FloatType)
  const [chosen, pointed, focus] = [new Vector4(), new Vector4(), new Vector2()]
  /** While one fades out and another in, the stronger one is seen. */
  const mark = (at: Vector4, part: 'x' | 'y', index: number, amount: number) => {
    const shape = shapes[index]
    if (!shape) return
    const isSame = at.x === shape.x && at.y === shape.z
    if (!isSame && amount <= focus[part]) return
    at.set(shape.x, shape.z, shape.radius, shape.foot)
    focus[part] = amount
  }
  const set = (index: number, look: PlaceLook) => {
    values.set([look.shown, look.pointed, look.chosen], 4 * (columns + index + 1))
    texture.needsUpdate = true
    mark(chosen, 'x', index, look.chosen)
    mark(pointed, 'y', index, look.pointed)
  }
  values.set([1, 0, 0, 0], 4 * columns)
  places.forEach(({ status }, index) => {
    const shape = shapes[index]
    if (shape)
      values.set([shape.x, shape.z, shape.radius, status ? STATUS[status] : 0], 4 * (index + 1))
    values[4 * (columns + index + 1) + 3] = 0.55 + 0.45 * Math.sin(index * 12.9898) ** 2
    set(index, { shown: 1, pointed: 0, chosen: 0 })
  })
  return { texture, chosen, pointed, focus, set }
}
