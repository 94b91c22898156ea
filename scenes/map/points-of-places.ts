import type { Point } from './camera/fit.ts'
import type { MapModel } from './model/load-model.ts'

/** The points of the first view: all places, or the whole land if the model has none. */
export function pointsOfPlaces({ shapes, ground }: MapModel): Point[] {
  const points = shapes.flatMap((shape) => {
    if (!shape) return []
    const { x, z, radius, foot, top } = shape
    return [
      [x - radius, foot, z - radius],
      [x + radius, foot, z + radius],
      [x, top + radius, z],
    ] as const
  })
  if (points.length > 0) return points
  const { minX, minZ, maxX, maxZ } = ground.box
  return [minX, maxX].flatMap((x) => [minZ, maxZ].map((z) => [x, ground.sea, z] as const))
}

/** The radius of a typical place, which scales views. */
export function usualRadius({ shapes, ground }: MapModel): number {
  const radii = shapes.flatMap((shape) => (shape ? [shape.radius] : [])).sort((a, b) => a - b)
  return radii[Math.floor(radii.length / 2)] ?? (ground.box.maxX - ground.box.minX) / 40
}
