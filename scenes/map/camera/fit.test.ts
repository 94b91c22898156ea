import { expect, test } from 'vitest'
import { centred, distanceToFit, type Point, seenFrom } from './fit.ts'
import { FIELD_OF_VIEW, type View } from './view.ts'

const points: Point[] = [
  [-30, 0, -5],
  [25, 3, 20],
  [10, 1, -18],
]
const view: View = { x: 0, z: 0, distance: 1, bearing: -20, tilt: 40, right: 0, down: 0 }
const clear = { width: 0.9, height: 0.8, aspect: 1.5 }

/** How far points reach from the centre, as shares of half the frame. */
function reach(from: View) {
  const slope = Math.tan((FIELD_OF_VIEW * Math.PI) / 360)
  const seen = points.map((point) => seenFrom(from, point))
  return {
    across: seen.map(({ right, depth }) => right / depth / slope / clear.aspect),
    along: seen.map(({ up, depth }) => up / depth / slope),
  }
}

const most = (values: number[]) => Math.max(...values.map(Math.abs))

test('all points fit, and the outermost one touches the edge of the clear part', () => {
  const { across, along } = reach({ ...view, distance: distanceToFit(points, view, clear) })
  expect(Math.max(most(across) / clear.width, most(along) / clear.height)).toBeCloseTo(1, 4)
})

test('a centred view has as much space left as right, and above as below', () => {
  const far = { ...view, distance: distanceToFit(points, view, clear) }
  const { across, along } = reach(centred(points, far))
  expect(Math.min(...across) + Math.max(...across)).toBeCloseTo(0, 2)
  expect(Math.min(...along) + Math.max(...along)).toBeCloseTo(0, 2)
})
