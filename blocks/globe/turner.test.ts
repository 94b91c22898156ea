import { expect, test } from 'vitest'
import { createTurner } from './turner.ts'

const START = { lat: 30, lng: 0 }

/** The longitudes of the frames until the globe is at rest. */
function frames(turner: ReturnType<typeof createTurner>, ms = 16) {
  const lngs = []
  while (turner.isMoving() && lngs.length < 500) {
    turner.advance(ms)
    lngs.push(turner.centre().lng)
  }
  return lngs
}

test('turns to a place in 1.2 seconds, slowly at first and at last', () => {
  const turner = createTurner(START)
  turner.turnTo({ lat: -20, lng: 90 })
  const lngs = frames(turner)
  expect(lngs).toHaveLength(1200 / 16)
  expect(lngs[0]).toBeLessThan(0.1)
  expect(lngs[36]).toBeGreaterThan(30)
  expect(turner.centre().lat).toBeCloseTo(-20)
  expect(turner.centre().lng).toBeCloseTo(90)
})

test('turns the short way around, across 180°', () => {
  const turner = createTurner({ lat: 0, lng: 170 })
  turner.turnTo({ lat: 0, lng: -150 })
  expect(Math.max(...frames(turner))).toBeCloseTo(210)
})

test('a turn that is changed under way continues at its current speed', () => {
  const turner = createTurner(START)
  turner.turnTo({ lat: 30, lng: 90 })
  for (let at = 0; at < 30; at++) turner.advance(16)
  const before = turner.centre().lng
  turner.advance(1)
  const speed = turner.centre().lng - before
  const changed = turner.centre().lng
  turner.turnTo({ lat: 30, lng: -60 })
  turner.advance(1)
  expect(turner.centre().lng - changed).toBeCloseTo(speed, 2)
  frames(turner)
  expect(turner.centre().lng).toBeCloseTo(-60)
})

test('follows the hand, and rolls on with decreasing speed when it is released', () => {
  const turner = createTurner(START)
  turner.hold()
  for (let at = 1; at <= 5; at++) turner.pull({ lat: 0, lng: 2 }, at * 16)
  expect(turner.centre().lng).toBe(10)
  expect(turner.isMoving()).toBe(false)
  turner.letGo(80)
  const lngs = [10, ...frames(turner)]
  const steps = lngs.slice(1).map((lng, at) => lng - (lngs[at] ?? 0))
  expect(steps).toEqual([...steps].sort((a, b) => b - a))
  expect(turner.centre().lng).toBeGreaterThan(30)
  expect(turner.centre().lng).toBeLessThan(70)
})

test('is at rest if it is held before it is released', () => {
  const turner = createTurner(START)
  turner.hold()
  turner.pull({ lat: 0, lng: 20 }, 10)
  turner.letGo(500)
  expect(frames(turner).at(-1)).toBe(20)
})

test('is held in the middle of a turn', () => {
  const turner = createTurner(START)
  turner.turnTo({ lat: 30, lng: 90 })
  turner.advance(600)
  turner.hold()
  expect(turner.isMoving()).toBe(false)
})

test('never shows a pole from above', () => {
  const turner = createTurner(START)
  turner.pull({ lat: 200, lng: 0 }, 0)
  expect(turner.centre().lat).toBe(72)
  turner.turnTo({ lat: -90, lng: 0 })
  frames(turner)
  expect(turner.centre().lat).toBeCloseTo(-72)
})
