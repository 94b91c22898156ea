import { expect, test } from 'vitest'
import type { MapModel } from '../../content/map-model.ts'
import type { Place } from './places.ts'
import { sceneDataOf } from './scene-data.ts'

const rest: Omit<MapModel, 'metres'> = {
  url: '/plan.glb',
  bytes: 1,
  triangles: 1,
  bounds: { min: [0, 0, 0], max: [1, 1, 1] },
  nodes: new Map(),
  roads: { points: [], edges: [] },
  gate: 'gate',
  bearing: 0,
}

const mill: Place = {
  ...{ id: 'place-mill', at: 'mill', meshKey: 'mill', kind: 'amenity', name: 'Mill' },
  ...{ description: null, picture: null, listing: null, passed: [], point: null, see: null },
  ...{ sun: null, horizon: null },
  walk: { metres: 20, minutes: 1, path: [[12.34567, -7.65432]] },
}

const walksOn = (metres: number) => sceneDataOf({ ...rest, metres }, [mill], null)?.walks

test.each([
  [1, [12.3, -7.7]],
  [16.3, [12.35, -7.65]],
  [100, [12.346, -7.654]],
  [0.001, [12, -8]],
])('walks on a plan whose unit is %s m are exact to 20 cm', (metres, point) => {
  expect(walksOn(metres)).toEqual({ points: [point], ends: { 'place-mill': 0 } })
})

test('without walks the scene has none', () => {
  expect(sceneDataOf({ ...rest, metres: 1 }, [{ ...mill, walk: null }], null)?.walks).toBeNull()
})
