import { expect, test } from 'vitest'
import { seenFrom } from './fit.ts'
import { heightShown, panned, turned, type View, zoomed } from './view.ts'

const view: View = { x: 3, z: -4, distance: 40, bearing: 30, tilt: 35, right: 0, down: 0 }

/** The position of a ground point on the frame, in shares of its height from the centre. */
function onFrame(from: View, x: number, z: number) {
  const { right, up, depth } = seenFrom(from, [x, 0, z])
  const height = heightShown(depth)
  return [right / height, -up / height] as const
}

test('the middle of a view is in the middle of the frame', () => {
  expect(onFrame(view, 3, -4)).toEqual([0, -0])
})

test('a view that moves right shows what was right of it in the middle', () => {
  const moved = panned(view, 0.1, 0)
  const [right, down] = onFrame(view, moved.x, moved.z)
  expect(right).toBeCloseTo(0.1, 5)
  expect(down).toBeCloseTo(0, 5)
})

test('a view that moves down shows what was below', () => {
  const moved = panned(view, 0, 0.02)
  const [right, down] = onFrame(view, moved.x, moved.z)
  expect(right).toBeCloseTo(0, 5)
  // Nearer points look a little larger.
  expect(down).toBeCloseTo(0.02, 2)
})

test('zooming towards a point leaves it where it is on the frame', () => {
  const target = panned(view, 0.2, 0)
  const near = zoomed(view, 2, 0.2, 0)
  expect(near.distance).toBe(20)
  expect(onFrame(near, target.x, target.z)[0]).toBeCloseTo(0.2, 5)
})

test('turning keeps the centre', () => {
  expect(turned(view, 90)).toEqual({ ...view, bearing: 120 })
})
