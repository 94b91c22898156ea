import { expect, test } from 'vitest'
import { createScene } from './scene.ts'
import { type Place, vectorOf } from './sphere.ts'

const HOME: Place = { lat: 33, lng: -16 }
const CENTRE: Place = { lat: 30, lng: 5 }
const airports = [
  { airport: vectorOf({ lat: 52, lng: 13 }), minutes: 280 },
  { airport: vectorOf({ lat: 51, lng: 0 }), minutes: 140 },
  { airport: vectorOf({ lat: 46, lng: 6 }), minutes: null },
  { airport: vectorOf({ lat: 48, lng: 2 }), minutes: 0 },
]
const places = [{ lat: 40, lng: -74 }]

type Flown = [index: number, minutes: number | null]

function start({
  property = vectorOf(HOME),
}: {
  property?: ReturnType<typeof vectorOf> | null
} = {}) {
  const flown: Flown[] = []
  const scene = createScene({
    centre: CENTRE,
    land: new Float32Array(),
    property,
    airports,
    places,
    onFly: (...at) => flown.push(at),
  })
  return { scene, flown }
}

type Scene = ReturnType<typeof start>['scene']

/** Draws frames until nothing moves; returns how many. */
function settle(scene: Scene) {
  let count = 1
  while (scene.advance(16) && count < 1000) count += 1
  return count
}

const drawn = (scene: Scene) => scene.picture().flights.map((flight) => flight.drawn)

test('draws the flights in the order of their times, then nothing moves', () => {
  const { scene } = start()
  expect(scene.advance(16)).toBe(false)
  expect(drawn(scene)).toEqual([0, 0, 0, 0])
  scene.draw()
  for (let at = 0; at < 20; at++) scene.advance(16)
  const [long = 0, short = 0] = drawn(scene)
  expect(short).toBeGreaterThan(long)
  expect(settle(scene)).toBeLessThan(100)
  expect(drawn(scene)).toEqual([1, 1, 1, 1])
  expect(scene.advance(16)).toBe(false)
})

test('flights that are already in view when the script starts are drawn at once', () => {
  const { scene } = start()
  scene.draw(true)
  scene.draw()
  expect(scene.advance(0)).toBe(false)
  expect(drawn(scene)).toEqual([1, 1, 1, 1])
})

test('flies a highlighted flight and counts its minutes up, to the scale of the others', () => {
  const { scene, flown } = start()
  const fly = (index: number) => {
    flown.length = 0
    scene.light(index)
    settle(scene)
    return flown.filter(([at, minutes]) => at === index && minutes !== null)
  }
  const long = fly(0)
  const minutes = long.map(([, at]) => at ?? 0)
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
  expect(minutes[0]).toBeLessThan(10)
  expect(minutes.at(-1)).toBeGreaterThan(270)
  expect(flown.at(-1)).toEqual([0, null])
  expect(fly(1).length / long.length).toBeCloseTo(0.5, 1)
})

test.each([
  ['without a known time', 2],
  ['of no minutes', 3],
])('a flight %s is flown without counting', (_, index) => {
  const { scene, flown } = start()
  scene.light(index)
  scene.advance(0)
  expect(scene.picture().flights[index]?.flown).toBe(0)
  settle(scene)
  expect(scene.picture().flights[index]).toMatchObject({ lit: 1, flown: 1 })
  expect(flown.every(([, minutes]) => minutes === null)).toBe(true)
})

test('a flight that is left shows its real time again', () => {
  const { scene, flown } = start()
  scene.light(0)
  for (let at = 0; at < 20; at++) scene.advance(16)
  scene.light(null)
  expect(flown.at(-1)).toEqual([0, null])
  settle(scene)
  expect(scene.picture().flights[0]).toMatchObject({ lit: 0, flown: null })
})

test('a chosen community turns the globe to it, the other list turns it back', () => {
  const { scene } = start()
  scene.show('communities')
  scene.choose(0)
  settle(scene)
  expect(Math.abs(scene.picture().centre.lng + 74)).toBeLessThan(12)
  expect(scene.picture()).toMatchObject({ back: 1, communities: [{ chosen: 1 }] })
  scene.show('airports')
  settle(scene)
  expect(scene.picture().centre.lng).toBeCloseTo(CENTRE.lng)
  expect(scene.picture()).toMatchObject({ back: 0, communities: [{ chosen: 0 }] })
})

test('highlighting a flight out of view turns the globe to it; one in view does not', () => {
  const { scene } = start()
  scene.light(0)
  expect(scene.turner.isMoving()).toBe(false)
  scene.turnBy({ lat: 0, lng: 150 })
  settle(scene)
  scene.light(1)
  settle(scene)
  expect(scene.picture().centre.lng % 360).toBeCloseTo(CENTRE.lng)
})

test('without the location of the property airports are shown without flights', () => {
  const { scene, flown } = start({ property: null })
  scene.draw(true)
  scene.light(0)
  settle(scene)
  expect(scene.picture().flights.map(({ points }) => points)).toEqual([[], [], [], []])
  expect(flown.filter(([, minutes]) => minutes !== null)).toEqual([])
})
