import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { houses } from '../houses/houses.ts'
import { drawPlan } from './draw-plan.ts'

/** Draws the plans of the demo's houses: `node generators/plans/make-plans.ts`. */
for (const [slug, house] of Object.entries(houses))
  writeFileSync(join(import.meta.dirname, '../../demo/plans', `${slug}.svg`), drawPlan(house))
