import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { expect, test } from 'vitest'
import { houses } from '../houses/houses.ts'
import { drawPlan } from './draw-plan.ts'
import { wallsOf } from './walls.ts'

test.each(Object.entries(houses))(
  '%s is drawn as its plan says, and nothing is missing',
  (slug, house) => {
    const drawn = readFileSync(join(import.meta.dirname, '../../demo/plans', `${slug}.svg`), 'utf8')
    expect(drawn, 'Run node generators/plans/make-plans.ts').toBe(drawPlan(house))
    const plan = readFloorPlan(drawn)
    expect(plan?.notes).toEqual([])
    expect(plan?.rooms.map(({ name }) => name)).toEqual([
      ...Object.keys(house.rooms),
      ...Object.keys(house.outdoors),
    ])
    expect(plan?.openings).toHaveLength(house.openings.length)
  },
)

test('walls have gaps for windows and doors, and are drawn once', () => {
  const house = {
    rooms: { a: [0, 0, 4, 4], b: [4, 0, 8, 4] },
    outdoors: {},
    openings: [[1, 0, 2, 0]],
    doors: [[4, 1, 4, 2]],
  } as const
  expect(wallsOf(house)).toEqual([
    [0, 0, 1, 0],
    [2, 0, 8, 0],
    [0, 4, 8, 4],
    [0, 0, 0, 4],
    [4, 0, 4, 1],
    [4, 2, 4, 4],
    [8, 0, 8, 4],
  ])
})
