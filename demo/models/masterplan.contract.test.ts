import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from '@belvedere/content/media/masterplan/prepare/prepare.ts'
import type { Ground } from '@belvedere/kit/walks/roads.ts'
import { walk } from '@belvedere/kit/walks/walk.ts'
import { beforeAll, expect, test } from 'vitest'
import copyFile from '../copy.json' with { type: 'json' }
import type { Copy } from '../copy.ts'
import plan from './plan.json' with { type: 'json' }

let facts: Awaited<ReturnType<typeof prepare>>['facts']

beforeAll(async () => {
  const file = readFileSync(join(import.meta.dirname, 'masterplan.glb'))
  facts = (await prepare(file)).facts
}, 60_000)

const copy: Copy = copyFile

function at(name: string): Ground {
  const [x, , z] = facts.nodes.find((node) => node.name === name)?.base ?? [0, 0, 0]
  return [x, z]
}

/** The length in metres of the walk between two places, by the map's settings. */
function metresBetween(from: string, to: string): number {
  return (walk(facts.roads, at(from), at(to))?.units ?? 0) * (copy.map.metres ?? 0)
}

test('the optimised model is light enough for phones', () => {
  expect(facts.bytes).toBeLessThanOrEqual(300_000)
  expect(facts.triangles).toBeLessThanOrEqual(60_000)
})

test('every place with a map shape is in the model, and every house has a horizon', () => {
  const shapes = new Map(facts.nodes.map((node) => [node.name, node]))
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
