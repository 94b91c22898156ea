import { expect, test } from 'vitest'
import { mapModelOf } from './map-model.ts'
import type { MapRecord } from './screen-queries.ts'

const scene: MapRecord['scene'] = {
  url: '/media/plan-0123abcd.glb',
  bytes: 1000,
  triangles: 12,
  min: [-1, 0, -2],
  max: [1, 3, 2],
  nodes: [
    { name: 'villa-01', x: 1, y: 2, z: 3 },
    { name: 'gate', x: 0, y: 0, z: 0 },
  ],
  roads: { points: [0, 0, 4, 0, 4, 3], edges: [0, 1, 1, 2] },
}

/** A map record without texts. */
function record(own: Partial<MapRecord>): MapRecord {
  const texts = { hour: null, eyebrow: null, title: null, subtitle: null, address: null }
  const pictures = { plan: null, planDusk: null, _shareImage: null }
  const lists = { places: [], waters: [], blocks: [], _seoMetaTags: [] }
  return {
    id: 'map',
    ...texts,
    ...pictures,
    ...lists,
    scene,
    gate: 'gate',
    bearing: 12,
    metres: 21,
    ...own,
  }
}

test('the model has its places by name, and its roads as points and edges', () => {
  const model = mapModelOf(record({}))
  expect(model).toMatchObject({ bounds: { min: [-1, 0, -2], max: [1, 3, 2] }, bearing: 12 })
  expect(model?.nodes.get('villa-01')).toEqual({ base: [1, 2, 3] })
  expect(model?.nodes.get('gate')).toEqual({ base: [0, 0, 0] })
  expect(model?.roads).toEqual({
    points: [
      [0, 0],
      [4, 0],
      [4, 3],
    ],
    edges: [
      [0, 1],
      [1, 2],
    ],
  })
})

test('a gate without a shape in the model is ignored', () => {
  expect(mapModelOf(record({}))?.gate).toBe('gate')
  expect(mapModelOf(record({ gate: 'portal' }))?.gate).toBeNull()
})

test('without a scene there is no model', () => {
  expect(mapModelOf(record({ scene: null }))).toBeNull()
})
