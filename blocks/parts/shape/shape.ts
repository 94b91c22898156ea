const SHAPE = /^(\d{1,2})\s*\/\s*(\d{1,2})$/

/** `imageAspectRatio` as a number; `otherwise` if it is empty or invalid. */
export function shapeOf(imageAspectRatio: string | null, otherwise: number): number {
  const [, width, height] = SHAPE.exec(imageAspectRatio?.trim() ?? '') ?? []
  const shape = Number(width) / Number(height)
  return Number.isFinite(shape) && shape > 0 ? shape : otherwise
}
