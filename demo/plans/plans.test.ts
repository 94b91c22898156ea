import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.svg'))

test.each(files)('%s is a floor plan with rooms and openings, and without problems', (file) => {
  const plan = readFloorPlan(readFileSync(join(import.meta.dirname, file), 'utf8'))
  expect(plan?.notes).toEqual([])
  expect(plan?.rooms.length).toBeGreaterThan(0)
  expect(plan?.openings.length).toBeGreaterThan(0)
})
