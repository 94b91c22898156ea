const SHAPE = /^(\d{1,2})\s*\/\s*(\d{1,2})$/
const PORTRAIT = 4 / 5

/** `imageAspectRatio` as a number; 4:5 where it is empty or no shape at all. */
export function shapeOf(imageAspectRatio: string | null): number {
  const [, width, height] = SHAPE.exec(imageAspectRatio?.trim() ?? '') ?? []
  const shape = Number(width) / Number(height)
  return Number.isFinite(shape) && shape > 0 ? shape : PORTRAIT
}
