import { type Land, landInFront } from './land-in-front.ts'

/** The width of a dot, and the least one in device pixels. */
const DOT = 1.6
const LEAST_PX = 1.1
/** Smaller dots look round anyway; in device pixels. */
const ROUND_PX = 3

/**
 * Paints the dots in front, in shades from the globe's edge to its middle. Dots are made of
 * rectangles: thousands of circles would cost a phone its frames.
 */
export function paintLand(
  context: CanvasRenderingContext2D,
  shades: readonly string[],
  land: Land,
  scale: number,
): void {
  const size = Math.max(DOT, LEAST_PX / scale)
  const dot = size * scale < ROUND_PX ? square(context, size) : round(context, size)
  const byShade = landInFront(land)
  for (const [at, shade] of shades.entries()) {
    context.fillStyle = shade
    const points = byShade[at] ?? []
    for (let next = 0; next < points.length; next += 2)
      dot(points[next] ?? 0, points[next + 1] ?? 0)
  }
}

function square(context: CanvasRenderingContext2D, size: number) {
  return (x: number, y: number) => context.fillRect(x - size / 2, y - size / 2, size, size)
}

/** Two rectangles, one wide and one high. */
function round(context: CanvasRenderingContext2D, size: number) {
  const [long, short] = [size * 1.06, size * 0.62]
  return (x: number, y: number) => {
    context.fillRect(x - long / 2, y - short / 2, long, short)
    context.fillRect(x - short / 2, y - long / 2, short, long)
  }
}
