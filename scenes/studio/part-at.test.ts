import { BoxGeometry, Group, Mesh, PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { partAt } from './part-at.ts'

/** A house behind a tree, and a camera that looks at both from the south. */
function view() {
  const house = new Group()
  house.name = 'villa01'
  house.userData.name = 'villa 01'
  house.add(new Mesh(new BoxGeometry(4, 4, 4)))
  const tree = new Mesh(new BoxGeometry(1, 1, 1))
  tree.name = 'tree'
  tree.position.z = 5
  const model = new Group().add(house, tree)
  const camera = new PerspectiveCamera(45, 1)
  camera.position.z = 20
  camera.updateMatrixWorld()
  model.updateMatrixWorld()
  return { model, camera }
}

test('a click finds the house by its name in the file, through parts without a listed name', () => {
  const { model, camera } = view()
  expect(partAt(model, camera, { x: 0, y: 0 }, new Set(['villa 01']))).toBe('villa 01')
})

test('a click finds the nearest part, and nothing next to the parts', () => {
  const { model, camera } = view()
  const names = new Set(['villa 01', 'tree'])
  expect(partAt(model, camera, { x: 0, y: 0 }, names)).toBe('tree')
  expect(partAt(model, camera, { x: 0.95, y: 0.95 }, names)).toBeUndefined()
})
