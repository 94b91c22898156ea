import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { fitPlan } from '@belvedere/site/screens/listing/day/dial.ts'
import { labelOf } from '@belvedere/site/screens/listing/plan/labels.ts'
import { expect, test } from 'vitest'
import type { House } from '../houses/house.ts'
import { houses } from '../houses/houses.ts'
import { drawPlan } from './draw-plan.ts'

/** The only room that is too narrow for a word. */
const UNNAMED = 'library bath'

test.each(Object.entries<House>(houses))(
  'on a wide screen the plan of %s names its rooms',
  (_, house) => {
    const plan = readFloorPlan(drawPlan(house))
    if (!plan) throw new Error('no plan')
    const { rooms } = fitPlan(plan).plan
    const unnamed = rooms.filter((room) => room.name !== UNNAMED && !labelOf(room).fits)
    expect(unnamed.map(({ name }) => name)).toEqual([])
  },
)
