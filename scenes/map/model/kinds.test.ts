import { expect, test } from 'vitest'
import { kindOf } from './kinds.ts'

test.for<[string[], ReturnType<typeof kindOf>]>([
  [['terrain'], 'land'],
  [['RootNode', 'Terrain.001'], 'land'],
  [['land_02'], 'land'],
  [['landing'], 'things'],
  [['terrain', 'tree 3'], 'trees'],
  [['trees_pine', '', 'Mesh_12'], 'trees'],
  [['sea_surface'], null],
  [['seats'], 'things'],
  [[''], 'things'],
])('a node in %j is %s', ([names, kind]) => {
  expect(kindOf(names, false)).toBe(kind)
})

test('a shape with a record is a place, whatever its name', () => {
  expect(kindOf(['trees', 'house'], true)).toBe('places')
})
