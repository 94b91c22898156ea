import { expect, test } from 'vitest'
import { Director } from './director.ts'
import type { Point } from './fit.ts'
import { FLIGHT_MS, OPENING_MS } from './flight.ts'

const points: Point[] = [
  [-40, 0, -10],
  [40, 0, 20],
  [0, 2, -25],
]
const covered = { top: 0, right: 0, bottom: 0, left: 0 }
const frame = { width: 1200, height: 800, covered }
const house = { x: 20, z: 5, foot: 0, top: 1, radius: 2 }

const director = () => new Director(frame, points, 2)

/** Runs all movements to their end; returns how long that took in ms. */
function finish(moving: Director) {
  let ms = 0
  while (moving.step(10)) {
    ms += 10
    expect(ms).toBeLessThan(10_000)
  }
  return ms
}

test('without input the view rests', () => {
  expect(director().step(16)).toBe(false)
})

test('a flight to a place takes its time and ends there', () => {
  const camera = director()
  const { distance } = camera.view
  camera.goTo(house)
  expect(finish(camera)).toBeGreaterThanOrEqual(FLIGHT_MS - 20)
  expect(camera.view).toMatchObject({ x: 20, z: 5 })
  expect(camera.view.distance).toBeLessThan(distance / 2)
})

test('the opening is one slow flight that ends at the first view', () => {
  const camera = director()
  const home = camera.view
  camera.open()
  expect(camera.view.distance).toBeLessThan(home.distance)
  expect(finish(camera)).toBeGreaterThanOrEqual(OPENING_MS - 20)
  expect(camera.view).toEqual(home)
})

test('a chosen place takes over from the opening, which does not begin where one was chosen before', () => {
  const camera = director()
  camera.open()
  camera.step(1000)
  camera.goTo(house)
  expect(finish(camera)).toBeLessThan(OPENING_MS)
  expect(camera.view).toMatchObject({ x: 20, z: 5 })
  camera.open()
  expect(camera.step(16)).toBe(false)
})

test('a drag during the opening goes on from where the view is', () => {
  const camera = director()
  camera.open()
  camera.step(2000)
  camera.hold()
  const { distance, tilt } = camera.view
  camera.drag(0.001, 0, false, 16)
  expect(camera.view.distance).toBeCloseTo(distance, 6)
  expect(camera.view.tilt).toBeCloseTo(tilt, 6)
})

test('with reduced motion views are reached at once', () => {
  const camera = director()
  camera.isReduced = true
  camera.goTo(house)
  expect(camera.view).toMatchObject({ x: 20, z: 5 })
  expect(camera.step(16)).toBe(false)
})

test('the first view comes back', () => {
  const camera = director()
  const home = camera.view
  camera.zoom(3)
  camera.turn(40)
  camera.pan(0.3, 0.1)
  finish(camera)
  expect(camera.view.distance).toBeLessThan(home.distance)
  camera.reset()
  finish(camera)
  expect(camera.view).toMatchObject({ x: home.x, z: home.z, distance: home.distance })
})

test('a thrown view coasts for a while, but not if the hand had stopped before', () => {
  const camera = director()
  camera.zoom(4)
  finish(camera)
  const drag = () => {
    camera.hold()
    for (let i = 0; i < 5; i++) camera.drag(0.02, 0, false, 16)
  }
  drag()
  camera.release(300)
  expect(camera.step(16)).toBe(false)
  drag()
  const { x } = camera.view
  camera.release(10)
  expect(finish(camera)).toBeGreaterThan(100)
  expect(camera.view.x).toBeLessThan(x)
})

test('dragging far keeps the camera near the land', () => {
  const camera = director()
  camera.zoom(20)
  finish(camera)
  for (let i = 0; i < 200; i++) camera.drag(-0.5, -0.5, false, 16)
  const { x, z, distance } = camera.view
  expect(Math.hypot(x, z)).toBeLessThan(60)
  expect(distance).toBeGreaterThan(8)
})

test('an unmoved view stays the first view when the frame is resized', () => {
  const camera = director()
  const narrow = { width: 390, height: 520, covered }
  camera.resize(narrow)
  finish(camera)
  expect(camera.view).toMatchObject(new Director(narrow, points, 2).view)
})

test('covered parts of the frame move the centre of the view', () => {
  const camera = director()
  camera.resize({ ...frame, covered: { ...covered, left: 400 } })
  finish(camera)
  expect(camera.view.right).toBeCloseTo(400 / 2 / 1200, 5)
})

test('a flight takes its time, also when a card covers the frame meanwhile', () => {
  const camera = director()
  camera.goTo(house)
  camera.step(400)
  const { x, down } = camera.view
  camera.resize({ ...frame, covered: { ...covered, bottom: 300 } })
  camera.step(1)
  expect(Math.abs(camera.view.x - x)).toBeLessThan(0.2)
  expect(Math.abs(camera.view.down - down)).toBeLessThan(0.01)
  expect(finish(camera)).toBeGreaterThanOrEqual(FLIGHT_MS - 421)
  expect(camera.view).toMatchObject({ x: 20, z: 5 })
  expect(camera.view.down).toBeCloseTo(-300 / 2 / 800, 5)
})
