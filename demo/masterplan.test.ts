import { expect, test } from 'vitest'
import { copy } from './copy.ts'
import plan from './models/plan.json' with { type: 'json' }

const places = new Set(Object.keys(plan))

test('every map shape of listings and amenities exists in the plan, and is used once', () => {
  const named = [...copy.listings, ...copy.amenities].flatMap(({ meshKey }) => meshKey ?? [])
  expect(named.filter((name) => !places.has(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})
