import { PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { Hotspots, isBehindLand } from './hotspots.ts'
import { emptyField } from './model/height-field.ts'

const size = { width: 400, height: 300 }
const shape = { x: 0, z: 0, foot: 0, top: 1, radius: 1 }

/** Flat land with a wall of this height at z = 5. */
function wall(height: number) {
  const field = emptyField({ minX: -20, minY: 0, minZ: -20, maxX: 20, maxY: 5, maxZ: 20 }, 0, 81)
  field.heights.fill(height, 50 * 81, 52 * 81)
  return field
}

function cameraAt(x: number, y: number, z: number) {
  const camera = new PerspectiveCamera(26, size.width / size.height, 1, 500)
  camera.position.set(x, y, z)
  camera.lookAt(0, 1.22, 0)
  camera.updateMatrixWorld()
  return camera
}

test('a place in the middle of the view is in the middle of the canvas', () => {
  const [spot] = new Hotspots([{ id: 'a', shape }], wall(0)).seen(
    cameraAt(0, 20, 40),
    size,
    0,
    true,
  )
  expect(spot).toEqual({ id: 'a', x: expect.closeTo(200), y: expect.closeTo(150), isVisible: true })
})

test('a place behind a hill is hidden, and visible again from higher up', () => {
  const hotspots = new Hotspots([{ id: 'a', shape }], wall(4))
  expect(hotspots.seen(cameraAt(0, 6, 40), size, 0, true)[0]?.isVisible).toBe(false)
  expect(hotspots.seen(cameraAt(0, 40, 20), size, 10, true)[0]?.isVisible).toBe(true)
})

test('while the view moves, hills are checked only now and then', () => {
  const hotspots = new Hotspots([{ id: 'a', shape }], wall(4))
  const low = cameraAt(0, 6, 40)
  expect(hotspots.seen(cameraAt(0, 40, 20), size, 0, false)[0]?.isVisible).toBe(true)
  expect(hotspots.seen(low, size, 50, false)[0]?.isVisible).toBe(true)
  expect(hotspots.seen(low, size, 200, false)[0]?.isVisible).toBe(false)
})

test('a place beside the canvas or behind the camera is not in view', () => {
  const camera = cameraAt(0, 20, 40)
  const beside = { id: 'b', shape: { ...shape, x: 30 } }
  const behind = { id: 'c', shape: { ...shape, z: 90 } }
  const spots = new Hotspots([beside, behind], wall(0)).seen(camera, size, 0, true)
  expect(spots.map(({ isVisible }) => isVisible)).toEqual([false, false])
})

test('land on the far side of a place hides nothing', () => {
  expect(isBehindLand(wall(4), [0, 1, 10], [0, 6, 40])).toBe(false)
  expect(isBehindLand(wall(4), [0, 1, 0], [0, 6, 40])).toBe(true)
})
