import { horizonAt, horizonOf } from '@belvedere/kit/sun/horizon.ts'
import { expect, test } from 'vitest'
import type { ModelFacts } from '../media/masterplan/facts.ts'
import { horizonsOf } from './horizons.ts'

/** A hill of 30° in the model’s own north. */
const hill = horizonOf((azimuth) => (azimuth === 0 ? 30 : 0))
const node = { name: 'villa-01', base: [0, 0, 0], hasAnchor: true, horizon: hill } as const
const model: ModelFacts = {
  ...{ mark: null, bytes: 0, triangles: 0, roads: null, nodes: [node] },
  bounds: { min: [0, 0, 0], max: [1, 1, 1] },
}
const listing = { meshKey: 'villa-01', plan: null, model, mapBearing: 0 }

test('a house has the horizon of its shape, turned to the true north', () => {
  expect(horizonsOf(listing).skyline).toEqual(hill)
  const { skyline, terrace } = horizonsOf({ ...listing, mapBearing: 90 })
  expect([horizonAt(skyline ?? [], 270), horizonAt(terrace ?? [], 270)]).toEqual([30, 30])
})

test('nothing is known of a house that is neither in the model nor has a plan', () => {
  const unknown = { skyline: null, terrace: null }
  expect(horizonsOf({ ...listing, meshKey: 'villa-02' })).toEqual(unknown)
  expect(horizonsOf({ ...listing, model: null })).toEqual(unknown)
})

test('the house itself shades its terrace if the direction of its plan is known', () => {
  const hall = {
    name: 'hall',
    isOutdoor: false,
    polygon: [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
  } as const
  const terrace = {
    ...hall,
    name: 'terrace',
    isOutdoor: true,
    polygon: [
      [10, 0],
      [14, 0],
      [14, 10],
      [10, 10],
    ],
  } as const
  const plan = {
    width: 14,
    height: 10,
    metres: 1,
    walls: [],
    openings: [],
    rooms: [hall, terrace],
    notes: [],
  }
  const of = (floorPlanBearing: number | null) =>
    horizonsOf({ ...listing, model: null, plan, floorPlanBearing }).terrace
  expect(of(null)).toBeNull()
  expect([horizonAt(of(0) ?? [], 270) > 40, horizonAt(of(0) ?? [], 90)]).toEqual([true, 0])
})
