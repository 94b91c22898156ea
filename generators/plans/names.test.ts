import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { fitPlan } from '@belvedere/site/screens/listing/day/dial.ts'
import { labelOf } from '@belvedere/site/screens/listing/plan/labels.ts'
import { expect, test } from 'vitest'
import type { House } from '../houses/house.ts'
import { houses } from '../houses/houses.ts'
import { drawPlan } from './draw-plan.ts'

test.each(Object.entries<House>(houses))(
  'on a wide screen the plan of %s names every bedroom and living room',
  (_, house) => {
    const plan = readFloorPlan(drawPlan(house))
    if (!plan) throw new Error('no plan')
    // Baths and the like may be too small: the table names them.
    const { rooms } = fitPlan(plan).plan
    const lived = rooms.filter(({ name }) => name.includes('room'))
    expect(lived.length).toBeGreaterThan(0)
    const unnamed = lived.filter((room) => !labelOf(room, rooms).fits)
    expect(unnamed.map(({ name }) => name)).toEqual([])
  },
)
