import { expect, test } from 'vitest'
import { horizonAt, horizonOf } from '../sun/horizon.ts'
import type { FloorPlan, Point } from './floor-plan.ts'
import { patchesOf } from './patches.ts'
import { createLight } from './sunlight.ts'
import { fromNorth, terraceHorizon } from './terrace.ts'

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** A hall with a terrace to its east, in metres. */
const plan: FloorPlan = {
  ...{ width: 30, height: 20, metres: 1, walls: [], openings: [] },
  rooms: [
    { name: 'hall', isOutdoor: false, polygon: box(0, 0, 20, 20) },
    { name: 'terrace', isOutdoor: true, polygon: box(20, 0, 30, 20) },
  ],
}
const site = { plan, bearing: 0, metres: 1 }
/** A ridge of 20° in the south. */
const ridge = horizonOf((azimuth) => (Math.abs(azimuth - 180) < 30 ? 20 : 0))

test('a terrace is shaded by its own house and by what stands around it', () => {
  const horizon = terraceHorizon(ridge, site) ?? []
  // Half of the terrace is within five metres of a house of 3.2 metres.
  expect(horizonAt(horizon, 270)).toBeCloseTo((Math.atan2(3.2, 5) * 180) / Math.PI, 0)
  expect([horizonAt(horizon, 90), horizonAt(horizon, 180)]).toEqual([0, 20])
})

test('without a plan or without a model, the other one counts; without both nothing is known', () => {
  expect(terraceHorizon(ridge, null)).toEqual(ridge)
  expect(terraceHorizon(null, site)?.[36]).toBe(0)
  expect(terraceHorizon(null, site)?.[54]).toBeGreaterThan(0)
  expect(terraceHorizon(null, { ...site, plan: { ...plan, rooms: [] } })).toBeNull()
  expect(terraceHorizon(null, null)).toBeNull()
})

test('a plan whose top points east shades its terrace from the north', () => {
  const turned = terraceHorizon(null, { ...site, bearing: 90 }) ?? []
  expect([horizonAt(turned, 0) > 20, horizonAt(turned, 270)]).toEqual([true, 0])
})

test('a model whose own north is not the true one is turned', () => {
  // The true north is 90° clockwise from the model's own: its south is the true east.
  expect(horizonAt(fromNorth(ridge, 90), 90)).toBe(20)
})

test('a ridge takes the sun from rooms as well', () => {
  const open = { ...plan, openings: [[5, 20, 15, 20] as const] }
  const [hall] = patchesOf(open)
  if (!hall) throw new Error('no window')
  const low = { azimuth: 180, altitude: 15 }
  expect(createLight({ ...site, plan: open })(hall, low)).toBe(true)
  expect(createLight({ ...site, plan: open }, { skyline: ridge })(hall, low)).toBe(false)
})
