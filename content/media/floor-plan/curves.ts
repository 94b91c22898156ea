import type { Point } from '@belvedere/kit/day/floor-plan.ts'

/** Into how many straight pieces a curve is cut. */
const PIECES = 12

/** Points along a Bézier curve after its first, by the control points (de Casteljau). */
export function bezier(controls: readonly Point[]): Point[] {
  return pieces((part) => {
    let points = controls
    while (points.length > 1) {
      points = points.slice(1).map(([x, y], index): Point => {
        const [fromX, fromY] = points[index] ?? [x, y]
        return [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
      })
    }
    return points[0] ?? [0, 0]
  })
}

type Arc = { radii: Point; turned: number; isLarge: boolean; isClockwise: boolean }

/** Points along an elliptical arc after its first (SVG 2, B.2.4: from endpoints to centre). */
export function arc([x1, y1]: Point, arcOf: Arc, [x2, y2]: Point): Point[] {
  let [rx, ry] = [Math.abs(arcOf.radii[0]), Math.abs(arcOf.radii[1])]
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [[x2, y2]]
  const turned = (arcOf.turned * Math.PI) / 180
  const [sin, cos] = [Math.sin(turned), Math.cos(turned)]
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const stretch = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2)
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch]
  const sum = (rx * py) ** 2 + (ry * px) ** 2
  const sign = arcOf.isLarge === arcOf.isClockwise ? -1 : 1
  const factor = sign * Math.sqrt(Math.max(0, (rx * ry) ** 2 / sum - 1))
  const [cx, cy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx]
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx)
  let sweep = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - start
  if (arcOf.isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!arcOf.isClockwise && sweep > 0) sweep -= 2 * Math.PI
  const middle: Point = [cos * cx - sin * cy + (x1 + x2) / 2, sin * cx + cos * cy + (y1 + y2) / 2]
  return pieces((part) => {
    const angle = start + sweep * part
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    return [cos * ex - sin * ey + middle[0], sin * ex + cos * ey + middle[1]]
  })
}

function pieces(at: (part: number) => Point): Point[] {
  return Array.from({ length: PIECES }, (_, index) => at((index + 1) / PIECES))
}
