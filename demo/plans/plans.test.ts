import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { expect, test } from 'vitest'
import copyFile from '../copy.json' with { type: 'json' }
import type { Copy } from '../copy.ts'

const { listings }: Copy = copyFile

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.svg'))

test.each(files)('%s is a floor plan with rooms and openings, and without problems', (file) => {
  const plan = readFloorPlan(readFileSync(join(import.meta.dirname, file), 'utf8'))
  expect(plan?.notes).toEqual([])
  expect(plan?.rooms.length).toBeGreaterThan(0)
  expect(plan?.openings.length).toBeGreaterThan(0)
})

/** How many rooms of a plan have such a name. */
function roomsNamed(file: string, name: RegExp): number {
  const plan = readFloorPlan(readFileSync(join(import.meta.dirname, `${file}.svg`), 'utf8'))
  return plan?.rooms.filter((room) => name.test(room.name)).length ?? 0
}

test.each(
  listings.flatMap(({ slug, floorPlan, bedrooms, bathrooms }) =>
    floorPlan ? [[slug, { bedrooms, bathrooms }] as const] : [],
  ),
)('the plan of %s has the bedrooms and bathrooms of its facts', (slug, facts) => {
  const drawn = {
    bedrooms: roomsNamed(slug, /bedroom/),
    bathrooms: roomsNamed(slug, /bath/),
  }
  // A plan with stairs is that of one floor.
  const hasStairs = roomsNamed(slug, /stairs/) > 0
  if (!hasStairs) expect(drawn).toEqual(facts)
  expect(drawn.bedrooms).toBeLessThanOrEqual(facts.bedrooms)
  expect(drawn.bathrooms).toBeLessThanOrEqual(facts.bathrooms)
})

test('the gallery of Villa Salina is twenty-six metres long, as its page says', () => {
  const plan = readFloorPlan(readFileSync(join(import.meta.dirname, 'villa-salina.svg'), 'utf8'))
  const gallery = plan?.rooms.find(({ name }) => name === 'gallery')?.polygon ?? []
  const across = gallery.map(([x]) => x)
  const units = Math.max(...across) - Math.min(...across)
  expect(units * (plan?.metres ?? 0)).toBeCloseTo(26, 0)
})
