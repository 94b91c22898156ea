import { type Box, isEmpty } from './box.ts'

/** The position of a place in the model, and its size. */
export type PlaceShape = {
  x: number
  z: number
  /** The heights of its base and its top. */
  foot: number
  top: number
  /** Half of its width on the ground. */
  radius: number
}

/** The shape of a place, from the bounding box of its triangles; null without any. */
export function shapeOf(box: Box, anchor: unknown): PlaceShape | null {
  if (isEmpty(box)) return null
  const [x, foot, z] = pointOf(anchor) ?? [
    (box.minX + box.maxX) / 2,
    box.minY,
    (box.minZ + box.maxZ) / 2,
  ]
  const radius = Math.max(0.05, Math.hypot(box.maxX - box.minX, box.maxZ - box.minZ) / 2.6)
  return { x, z, foot, top: box.maxY, radius }
}

function pointOf(anchor: unknown): [x: number, y: number, z: number] | null {
  if (!Array.isArray(anchor)) return null
  const [x, y, z] = anchor
  const isPoint = [x, y, z].every((value) => Number.isFinite(value))
  return isPoint ? [x, y, z] : null
}
