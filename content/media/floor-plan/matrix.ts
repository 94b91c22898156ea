import type { Point } from '@belvedere/kit/day/floor-plan.ts'
import { numbersIn, Reader } from './reader.ts'

/** An SVG transform: `matrix(a b c d e f)`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function applyTo([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

const ONE_OF_THEM = /[a-z]+\s*\([^)]*\)/iy

/** The matrix of a `transform` attribute combined with its parent's; null if it cannot be read. */
export function matrixOf(transform: string | undefined, outer: Matrix): Matrix | null {
  const reader = new Reader(transform ?? '')
  let matrix = outer
  for (let one = reader.take(ONE_OF_THEM); one !== null; one = reader.take(ONE_OF_THEM)) {
    const opening = one.indexOf('(')
    const values = numbersIn(one.slice(opening + 1, -1))
    const own = values && ONE.get(one.slice(0, opening).trimEnd())?.(values)
    if (!own?.every(Number.isFinite)) return null
    matrix = multiply(matrix, own)
  }
  return reader.isAtEnd() ? matrix : null
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

const ONE = new Map<string, (values: number[]) => Matrix>([
  ['matrix', ([a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN]) => [a, b, c, d, e, f]],
  ['translate', ([x = NaN, y = 0]) => [1, 0, 0, 1, x, y]],
  ['scale', ([x = NaN, y = x]) => [x, 0, 0, y, 0, 0]],
  [
    'rotate',
    ([angle = NaN, x = 0, y = 0]) => {
      const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
    },
  ],
  ['skewX', ([angle = NaN]) => [1, 0, Math.tan(radians(angle)), 1, 0, 0]],
  ['skewY', ([angle = NaN]) => [1, Math.tan(radians(angle)), 0, 1, 0, 0]],
])

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}
