import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import { fitPlan } from '@belvedere/site/screens/listing/day/dial.ts'
import { labelOf } from '@belvedere/site/screens/listing/plan/labels.ts'
import { expect, test } from 'vitest'
import { copy } from './demo-sun/delivered.ts'

test.each(copy.listings.map(({ slug }) => slug))(
  'on a wide screen the plan of %s names every room but the narrowest',
  (slug) => {
    const svg = readFileSync(join(projectRoot(), 'demo/plans', `${slug}.svg`), 'utf8')
    const drawn = readFloorPlan(svg)
    if (!drawn) throw new Error(`${slug} has no plan`)
    const unnamed = fitPlan(drawn).plan.rooms.filter((room) => !labelOf(room).fits)
    // Two metres wide: no word fits.
    expect(unnamed.map(({ name }) => name)).toEqual(slug === 'villa-salina' ? ['library bath'] : [])
  },
)
