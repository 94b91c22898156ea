import { expect, test } from 'vitest'
import { glbOf, makeModel } from '../../testing/make-model.ts'
import { boxMesh, hillMesh, planeMesh } from '../../testing/meshes.ts'
import type { ScenePlace } from '../contract.ts'
import { GLASS } from './kinds.ts'
import { makeModel as read } from './load-model.ts'

const { signal } = new AbortController()

function placesOf(...keys: string[]): ScenePlace[] {
  return keys.map((meshKey) => ({ id: meshKey, meshKey, kind: 'house', status: 'available' }))
}

test('a model becomes one mesh of each kind, without its sea', async () => {
  const { parts, ground } = await read(makeModel(3), placesOf('house-1', 'house-2'), signal)
  expect(parts.map(({ kind, filled }) => [kind, filled / 3])).toEqual([
    ['land', 3200],
    ['things', 10],
    ['places', 20],
  ])
  expect(ground.sea).toBeCloseTo(0.1)
})

test('parts are recognised by their own names, not by those of the nodes around them', async () => {
  const at: [number, number, number] = [0, 0, 0]
  const [box, land] = [boxMesh(1, 1, 1), hillMesh(9, 4)]
  const file = glbOf(
    [
      { name: 'terrain_01', mesh: land, material: 0, at },
      { name: 'trees_pine', mesh: box, material: 0, at },
      { name: 'seats', mesh: box, material: 0, at },
      { name: 'sea_surface', mesh: planeMesh(20), material: 0, at },
    ],
    'RootNode',
  )
  const { parts } = await read(file, [], signal)
  expect(parts.map(({ kind, filled }) => [kind, filled / 3])).toEqual([
    ['land', 3200],
    ['trees', 10],
    ['things', 10],
  ])
})

test('the height of the sea is that of its vertices', async () => {
  const { positions, ...sea } = planeMesh(20)
  const raised = positions.map((value, index) => (index % 3 === 1 ? 0.7 : value))
  const file = glbOf([
    { name: 'terrain', mesh: hillMesh(9, 4), material: 0, at: [0, 0, 0] },
    { name: 'sea-pool', mesh: planeMesh(1), material: 0, at: [0, 3, 0] },
    { name: 'sea', mesh: { ...sea, positions: raised }, material: 0, at: [0, 0.5, 0] },
  ])
  expect((await read(file, [], signal)).ground.sea).toBeCloseTo(1.2)
})

test('each vertex has the number of its place', async () => {
  const { parts } = await read(makeModel(3), placesOf('house-3', 'house-1'), signal)
  const places = parts.find(({ kind }) => kind === 'places')
  // House 1 comes first in the file and second in the settings.
  expect([...(places?.places ?? [])]).toEqual([...Array(8).fill(2), ...Array(8).fill(1)])
})

test('a place has the position of its shape; without a shape it has none', async () => {
  const { shapes } = await read(makeModel(1), placesOf('house-1', 'nobody'), signal)
  expect(shapes[0]).toMatchObject({ x: 0, z: 0, foot: 3, top: 4 })
  expect(shapes[1]).toBeNull()
})

test('vertices with a glass material are marked as glass', async () => {
  const node = { mesh: boxMesh(1, 1, 1), at: [0, 0, 0] as [number, number, number] }
  const file = glbOf([
    { ...node, name: 'house', material: 1 },
    { ...node, name: 'window', material: 2 },
  ])
  const { parts } = await read(file, placesOf('house', 'window'), signal)
  const surfaces = [...(parts[0]?.colours ?? [])].filter((_, index) => index % 4 === 3)
  expect(surfaces).toEqual([...Array(8).fill(0), ...Array(8).fill(GLASS)])
})

test('marks around a place contain its number, also above 255', async () => {
  const keys = Array.from({ length: 300 }, (_, i) => `house-${i + 1}`)
  const { ground, parts } = await read(makeModel(300), placesOf(...keys), signal)
  const { bytes } = ground.marks
  const numbers = new Set<number>()
  for (let i = 0; i < bytes.length; i += 4) {
    numbers.add((bytes[i + 1] ?? 0) + 256 * (bytes[i + 2] ?? 0))
  }
  expect(numbers.size).toBe(301)
  expect(parts).toHaveLength(2)
})

test('a model without shapes, or with vertices that do not exist, is refused', async () => {
  await expect(read(glbOf([]), [], signal)).rejects.toThrow('nothing in it has a shape')
  const mesh = { ...boxMesh(1, 1, 1), indices: new Uint32Array([0, 1, 99]) }
  const file = glbOf([{ name: 'a', mesh, material: 0, at: [0, 0, 0] }])
  await expect(read(file, [], signal)).rejects.toThrow('does not exist')
})

test('loading a model stops when its page has gone', async () => {
  const gone = AbortSignal.abort(new Error('gone'))
  await expect(read(makeModel(3), [], gone)).rejects.toThrow('gone')
})
