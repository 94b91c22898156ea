import { Director } from '@belvedere/scenes/map/camera/director.ts'
import { type Point, seenFrom } from '@belvedere/scenes/map/camera/fit.ts'
import { heightShown } from '@belvedere/scenes/map/camera/view.ts'
import { expect, test } from 'vitest'
import { comeNearer } from './come-nearer.ts'

const size = { width: 900, height: 600 }
const corners: Point[] = [
  [-40, 0, -30],
  [40, 0, -30],
  [-40, 0, 30],
  [40, 0, 30],
]

/**
 * A scene without a picture, and the point of the frame at which it shows a point of the ground.
 */
function sceneWith(covered: { top: number; right: number; bottom: number; left: number }) {
  const director = new Director({ ...size, covered }, corners, 2)
  director.isReduced = true
  const at = (point: Point) => {
    const { right, up, depth } = seenFrom(director.view, point)
    const shown = heightShown(depth) / size.height
    return {
      x: size.width * (0.5 + director.view.right) + right / shown,
      y: size.height * (0.5 + director.view.down) - up / shown,
    }
  }
  const scene = {
    zoomBy: (factor: number) => director.zoom(factor),
    panBy: (right: number, down: number) => director.pan((right * size.width) / size.height, down),
  }
  return { scene, at, press: (point: Point) => comeNearer(scene, at(point), covered, size) }
}

test.for([
  ['with nothing over the frame', { top: 0, right: 0, bottom: 0, left: 0 }],
  ['beside a card on the right', { top: 70, right: 330, bottom: 0, left: 0 }],
  ['beside a card on the left', { top: 70, right: 0, bottom: 0, left: 330 }],
  ['above a card', { top: 70, right: 0, bottom: 240, left: 0 }],
] as const)('a pressed crowd stays in sight %s, wherever it is', ([, covered]) => {
  for (const corner of corners) {
    const { at, press } = sceneWith(covered)
    press(corner)
    const { x, y } = at(corner)
    expect(x).toBeGreaterThan(covered.left)
    expect(x).toBeLessThan(size.width - covered.right)
    expect(y).toBeGreaterThan(covered.top)
    expect(y).toBeLessThan(size.height - covered.bottom)
  }
})

test('at the nearest view a pressed crowd comes to the middle and not beyond', () => {
  const { scene, at, press } = sceneWith({ top: 0, right: 0, bottom: 0, left: 0 })
  for (let times = 0; times < 20; times++) scene.zoomBy(2)
  expect(scene.zoomBy(2)).toBe(1)
  const crowd: Point = [-1, 0, 6.5]
  const before = at(crowd)
  expect(Math.hypot(before.x - size.width / 2, before.y - size.height / 2)).toBeGreaterThan(60)
  press(crowd)
  const { x, y } = at(crowd)
  expect(Math.hypot(x - size.width / 2, y - size.height / 2)).toBeLessThan(30)
})
