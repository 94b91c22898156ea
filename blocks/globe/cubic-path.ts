import { type FlightPath, pointOn } from './flight-path.ts'
import { angleBetween, isHidden, type Vector } from './sphere.ts'

/** A curve of this many radians is indistinguishable from the flight. */
const PART = 0.7
const STEP = 1e-3

type Point = { x: number; y: number }

/** The visible parts of a flight, as an SVG path of cubic curves. */
export function cubicPath(
  path: FlightPath,
  turn: (point: Vector) => Vector,
  radius: number,
): string {
  const count = Math.max(1, Math.ceil(angleBetween(path.from, path.to) / PART))
  const at = (share: number) => turn(pointOn(path, share))
  const written = ({ x, y }: Point) => `${Math.round(x * radius)} ${Math.round(-y * radius)}`
  let isDown = false
  return Array.from({ length: count }, (_, part) => {
    const [from, to] = [part / count, (part + 1) / count]
    const [start, end] = [at(from), at(to)]
    if (isHidden(start) || isHidden(end)) {
      isDown = false
      return ''
    }
    const third = (to - from) / 3
    const leave = along(at, from, third, start)
    const arrive = along(at, to, -third, end)
    const move = isDown ? '' : `M${written(start)}`
    isDown = true
    return `${move}C${[leave, arrive, end].map(written).join(' ')}`
  }).join('')
}

/** The control point of a curve: a third of the way along its direction. */
function along(at: (share: number) => Vector, share: number, third: number, point: Vector): Point {
  const near = at(share + Math.sign(third) * STEP)
  const steps = Math.abs(third) / STEP
  return { x: point.x + (near.x - point.x) * steps, y: point.y + (near.y - point.y) * steps }
}
