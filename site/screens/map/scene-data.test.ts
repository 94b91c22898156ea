import { expect, test } from 'vitest'
import type { MapModel } from '../../content/map-model.ts'
import { sceneDataOf } from './scene-data.ts'

const rest: Omit<MapModel, 'metres'> = {
  url: '/plan.glb',
  bytes: 1,
  triangles: 1,
  bounds: { min: [0, 0, 0], max: [1, 1, 1] },
  nodes: new Map([['gate', { base: [12.34567, 0, -7.65432] }]]),
  roads: { points: [[1.23456, -4.56789]], edges: [] },
  gate: 'gate',
  bearing: 0,
}

const walksOn = (metres: number) => sceneDataOf({ ...rest, metres }, [], null)?.walks

test.each([
  [1, [12.3, -7.7], [1.2, -4.6]],
  [16.3, [12.35, -7.65], [1.23, -4.57]],
  [100, [12.346, -7.654], [1.235, -4.568]],
  [0.001, [12, -8], [1, -5]],
])('walks on a plan whose unit is %s m are exact to 20 cm', (metres, gate, point) => {
  expect(walksOn(metres)).toMatchObject({ gate, roads: { points: [point] } })
})
