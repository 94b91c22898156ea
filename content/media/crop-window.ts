import type { Pixels } from './sizes.ts'

/** A point of a picture; 0.5 is the middle. */
export type Point = { x: number; y: number }

/** A part of a picture, in its pixels. */
type CropWindow = Pixels & { left: number; top: number }

/** The largest crop of a picture in the given ratio, with the focal point as central as possible. */
export function cropWindow(
  { width, height }: Pixels,
  { w, h }: { w: number; h: number },
  { x, y }: Point,
): CropWindow {
  const scale = Math.min(width / w, height / h)
  const window = { width: clamp(1, w * scale, width), height: clamp(1, h * scale, height) }
  const left = clamp(0, x * width - window.width / 2, width - window.width)
  const top = clamp(0, y * height - window.height / 2, height - window.height)
  return { left, top, ...window }
}

function clamp(min: number, value: number, max: number) {
  return Math.min(max, Math.max(min, Math.round(value)))
}
