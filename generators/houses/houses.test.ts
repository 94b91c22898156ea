import { expect, test } from 'vitest'
import copy from '../../demo/copy.json' with { type: 'json' }
import { boxOf } from '../models/places/solids-of.ts'
import { type Box, named } from './house.ts'
import { houses } from './houses.ts'

const all = Object.entries(houses)
const sizeOf = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top)
const total = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + sizeOf(box), 0)

/** Whether two boxes have more than an edge in common. */
function overlap(one: Box, other: Box): boolean {
  const along = (from: number, to: number) => {
    return Math.min(one[to] ?? 0, other[to] ?? 0) - Math.max(one[from] ?? 0, other[from] ?? 0) > 0
  }
  return along(0, 2) && along(1, 3)
}

test('every listing of the demo has a plan', () => {
  expect(Object.keys(houses).toSorted()).toEqual(copy.listings.map(({ slug }) => slug).toSorted())
})

test.each(all)('%s: no room and no outdoor area is drawn over another one', (_, house) => {
  const boxes = [...Object.entries(house.rooms), ...Object.entries(house.outdoors)]
  const wrong = boxes.flatMap(([name, box], at) =>
    boxes.slice(at + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${name}, ${other}`] : [])),
  )
  expect(wrong).toEqual([])
})

test.each(all)(
  '%s is built on the map over all of its rooms, and over nothing else',
  (_, house) => {
    const { wings, rooms } = house
    if (wings.length === 0) return
    expect(wings.flatMap(({ of }) => named(of)).toSorted()).toEqual(Object.keys(rooms).toSorted())
    for (const { of } of wings) {
      const filled = total(named(of).map((name) => rooms[name] ?? [0, 0, 0, 0]))
      expect(filled, of).toBeCloseTo(sizeOf(boxOf(house, of)))
    }
  },
)

test.each(all)('%s has windows along outer walls and doors between rooms', (_, house) => {
  const boxes = Object.values(house.rooms)
  const rooms = ([x1, y1, x2, y2]: Box) => {
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
    const [dx, dy] = x1 === x2 ? [0.1, 0] : [0, 0.1]
    const isIn = (px: number, py: number) =>
      boxes.some(([left, top, right, bottom]) => px > left && px < right && py > top && py < bottom)
    return [isIn(x - dx, y - dy), isIn(x + dx, y + dy)].filter(Boolean).length
  }
  expect(house.openings.filter((one) => rooms(one) !== 1)).toEqual([])
  expect(house.doors.filter((one) => rooms(one) !== 2)).toEqual([])
})

test.each(all)('%s is as large as its listing says, unless it has stairs', (slug, house) => {
  const { area = 0 } = copy.listings.find((listing) => listing.slug === slug) ?? {}
  const drawn = total(Object.values(house.rooms)) * house.metres ** 2
  if ('stairs' in house.rooms) expect(drawn).toBeLessThan(area)
  else expect(Math.abs(drawn / area - 1)).toBeLessThan(0.03)
})
