import { expect, test } from 'vitest'
import copyFile from '../copy.json' with { type: 'json' }
import type { Copy } from '../copy.ts'
import { metresBetween, model } from '../facts/measured.ts'
import plan from './plan.json' with { type: 'json' }

const copy: Copy = copyFile

test('the optimised model is light enough for phones', () => {
  expect(model.bytes).toBeLessThanOrEqual(300_000)
  expect(model.triangles).toBeLessThanOrEqual(60_000)
})

test('every place with a map shape is in the model, and every house has a horizon', () => {
  const shapes = new Map(model.nodes.map((node) => [node.name, node]))
  const keys = [...copy.listings, ...copy.amenities].flatMap(({ meshKey }) => meshKey ?? [])
  expect(keys.filter((key) => !shapes.has(key))).toEqual([])
  const houses = copy.listings.filter(({ meshKey }) => !shapes.get(meshKey)?.horizon)
  expect(houses).toEqual([])
})

test('every place in the lists of the map has a pin on the plan and a walk from the gate', () => {
  for (const { title, meshKey } of [...copy.listings, ...copy.amenities]) {
    expect(Object.keys(plan), title).toContain(meshKey)
    expect(metresBetween(copy.map.gate ?? '', meshKey ?? ''), title).toBeGreaterThan(0)
  }
})

test('distances in the copy match the model', () => {
  // “Two kilometres from the gatehouse to the lighthouse steps”, which are beside the pavilion.
  expect(metresBetween(copy.map.gate ?? '', 'pavilion')).toBeCloseTo(2000, -2)
  // “A boardwalk of 1.4 km from the marina to the lighthouse steps”
  expect(metresBetween('marina', 'pavilion')).toBeCloseTo(1400, -2)
  // “Less than ten minutes from the beach”, at five kilometres an hour.
  const pines = copy.listings.filter(({ category }) => category === 'pine-houses')
  for (const { meshKey } of pines)
    expect(metresBetween(meshKey, 'beach-club')).toBeLessThan((5000 / 60) * 10)
})
