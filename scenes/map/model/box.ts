/** A box along the axes of the model. */
export type Box = {
  minX: number
  minY: number
  minZ: number
  maxX: number
  maxY: number
  maxZ: number
}

export function emptyBox(): Box {
  const [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  return {
    minX: least,
    minY: least,
    minZ: least,
    maxX: most,
    maxY: most,
    maxZ: most,
  }
}

/** Extends the box to a point. */
export function grow(box: Box, x: number, y: number, z: number): void {
  if (x < box.minX) box.minX = x
  if (y < box.minY) box.minY = y
  if (z < box.minZ) box.minZ = z
  if (x > box.maxX) box.maxX = x
  if (y > box.maxY) box.maxY = y
  if (z > box.maxZ) box.maxZ = z
}

/** Extends the box to another one. */
export function growBy(box: Box, other: Box): void {
  if (isEmpty(other)) return
  grow(box, other.minX, other.minY, other.minZ)
  grow(box, other.maxX, other.maxY, other.maxZ)
}

export function isEmpty({ minX, maxX }: Box): boolean {
  return minX > maxX
}
