import { expect, test } from 'vitest'
import type { FloorPlan, Point, Room, Segment } from './floor-plan.ts'
import { boundsOf } from './geometry.ts'
import { hoursOf, houseDay } from './house-day.ts'
import { patchesOf } from './patches.ts'
import { createLight, lightOf, metresOf } from './sunlight.ts'

const rect = (name: string, [x, y, right, bottom]: Segment, isOutdoor = false): Room => {
  const polygon: Point[] = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ]
  return { name, polygon, isOutdoor }
}
const planOf = (rooms: Room[], openings: Segment[]): FloorPlan => {
  return { width: 20, height: 20, metres: 1, walls: [], rooms, openings }
}
const june = { day: '2026-06-21', lat: 38, lng: -8, timeZone: 'Europe/Lisbon' }
const december = { ...june, day: '2026-12-21' }

/** The hours of the first room of a plan. */
function hours(plan: FloorPlan, bearing = 0, where = june) {
  const patches = patchesOf(plan)
  return hoursOf(0, patches, houseDay({ plan, bearing, metres: 1 }, patches, where))
}

const hall = rect('hall', [5, 5, 15, 15])
const east: Segment = [15, 8, 15, 12]

test('a window to the east has sun until noon, one to the west from noon on', () => {
  // Solar noon is at 13:34 there.
  const [morning, ...others] = hours(planOf([hall], [east]))
  expect([morning?.from, others]).toEqual([370, []])
  expect(morning?.to).toBeGreaterThan(750)
  expect(morning?.to).toBeLessThan(814)
  const [evening] = hours(planOf([hall], [[5, 8, 5, 12]]))
  expect(evening?.from).toBeGreaterThan(814)
})

test('the bearing rotates the house', () => {
  // The plan's top points west: its right side faces north.
  expect(hours(planOf([hall], [east]), 270, december)).toEqual([])
  expect(hours(planOf([hall], [east]), 90, december)).toHaveLength(1)
  expect(hours(planOf([hall], [east]), 270)).toHaveLength(2)
})

test('a room behind a thick wall is still connected with its window', () => {
  const plan = planOf([rect('hall', [5, 5, 14.6, 15])], [east])
  expect(patchesOf(plan)).toMatchObject([{ room: 0, outwards: [1, -0] }])
})

test('doors between rooms and openings of outdoor areas let no sun in', () => {
  const rooms = [hall, rect('study', [15, 5, 19, 15])]
  expect(patchesOf(planOf(rooms, [east, [1, 1, 2, 1], [3, 3, 3, 3]]))).toEqual([])
})

test('a door to a terrace counts as outside, and the terrace has its own sun', () => {
  const plan = planOf([hall, rect('terrace', [15, 5, 19, 15], true)], [east])
  const patches = patchesOf(plan)
  expect(patches.map(({ room }) => room)).toEqual([0, 1])
  const day = houseDay({ plan, bearing: 0, metres: 1 }, patches, june)
  const [terrace] = hoursOf(1, patches, day)
  // East of the house: sun from sunrise until the house is in between.
  expect(terrace?.from).toBe(day.moments[0]?.minute)
  expect(terrace?.to).toBeGreaterThan(hoursOf(0, patches, day)[0]?.to ?? 0)
  expect(terrace?.to).toBeLessThan(20 * 60)
})

test('a wing of the house shades a window while the sun is low', () => {
  const plan = planOf([hall], [east])
  const shaded = planOf([hall, rect('wing', [18, 3, 19, 17])], [east])
  const [patch] = patchesOf(plan)
  if (!patch) throw new Error('no patch')
  const low = { azimuth: 90, altitude: 15 }
  const high = { azimuth: 90, altitude: 50 }
  const isLit = (at: FloorPlan, sun: typeof low) =>
    createLight({ plan: at, bearing: 0, metres: 1 })(patch, sun)
  expect([isLit(plan, low), isLit(shaded, low)]).toEqual([true, false])
  expect(isLit(shaded, high)).toBe(true)
  expect(isLit(plan, { azimuth: 90, altitude: -1 })).toBe(false)
})

test('bounds are found for any number of points', () => {
  const many = Array.from({ length: 300_000 }, (_, at): Point => [at, at - 5])
  expect(boundsOf(many)).toEqual([0, -5, 299_999, 299_994])
})

test('light falls away from the sun, as deep as the upper edge of a window allows', () => {
  const site = { bearing: 0, metres: 0.5 }
  const [x, y] = lightOf(site, { azimuth: 90, altitude: 45 }, 20)
  // 2.4 m at 0.5 m a unit.
  expect([x, y]).toEqual([expect.closeTo(-4.8), expect.closeTo(0)])
  const [, south] = lightOf(site, { azimuth: 180, altitude: 45 }, 20)
  expect(south).toBeCloseTo(-4.8)
  expect(lightOf(site, { azimuth: 270, altitude: 1 }, 20)[0]).toBeCloseTo(20)
})

test('the scale is as stated, or computed from the area of the rooms, or assumed', () => {
  const plan = planOf([hall, rect('terrace', [15, 5, 19, 15], true)], [])
  expect(metresOf(plan, 400)).toBe(1)
  expect(metresOf({ ...plan, metres: null }, 400)).toBe(2)
  expect(metresOf({ ...plan, metres: null }, null)).toBe(1)
})

test('a day has a moment every ten minutes, and none when the sun does not rise', () => {
  const site = { plan: planOf([hall], [east]), bearing: 0, metres: 1 }
  const { moments } = houseDay(site, [], { ...june, lat: -69 })
  expect(moments).toEqual([])
  const day = houseDay(site, [], { ...june, lat: 75 })
  expect([day.moments.length, day.moments.at(-1)?.minute]).toEqual([144, 1430])
})
