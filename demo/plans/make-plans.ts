import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPlan } from './draw-plan.ts'
import { houses } from './houses.ts'

/** Draws the plans of the demo's houses: `node demo/plans/make-plans.ts`. */
for (const [slug, house] of Object.entries(houses))
  writeFileSync(join(import.meta.dirname, `${slug}.svg`), drawPlan(house))
