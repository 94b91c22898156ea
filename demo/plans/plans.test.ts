import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { onOtherFloors } from '@belvedere/kit/day/other-floors.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
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

const planOf = (slug: string) =>
  readFloorPlan(readFileSync(join(import.meta.dirname, `${slug}.svg`), 'utf8'))

test.each(
  listings.flatMap(({ slug, floorPlan, bedrooms, bathrooms }) =>
    floorPlan ? [[slug, { bedrooms, bathrooms }] as const] : [],
  ),
)('the plan of %s, and what stands below it, have the rooms of its facts', (slug, facts) => {
  const rooms = planOf(slug)?.rooms ?? []
  const drawn = (name: RegExp) => rooms.filter((room) => name.test(room.name)).length
  const others = onOtherFloors({ rooms }, facts, ENGLISH.listing)
  expect({
    bedrooms: drawn(/bedroom/) + others.bedrooms,
    bathrooms: drawn(/bath/) + others.bathrooms,
  }).toEqual(facts)
})

test('the gallery of Villa Salina is twenty-six metres long, as its page says', () => {
  const plan = planOf('villa-salina')
  const gallery = plan?.rooms.find(({ name }) => name === 'gallery')?.polygon ?? []
  const across = gallery.map(([x]) => x)
  const units = Math.max(...across) - Math.min(...across)
  expect(units * (plan?.metres ?? 0)).toBeCloseTo(26, 0)
})
