import { expect, test } from 'vitest'
import type { ScenePlace } from './contract.ts'
import { placeTexture } from './look/place-texture.ts'
import { PlaceLooks } from './place-looks.ts'

const places: ScenePlace[] = ['a', 'b', 'c'].map((id, index) => ({
  id,
  meshKey: id,
  kind: index === 2 ? 'amenity' : 'house',
  status: index === 2 ? null : index === 0 ? 'available' : 'sold',
}))
const shape = { x: 1, z: 2, foot: 0, top: 1, radius: 3 }

function looksOf() {
  const { texture, set } = placeTexture(places, [shape, null, shape])
  const values = texture.image.data ?? []
  /** The values shown, pointed and chosen of a place, by its number. */
  const look = (index: number) => [...values.slice(4 * (5 + index), 4 * (5 + index) + 3)]
  const place = (index: number) => [...values.slice(4 * (1 + index), 4 * (2 + index))]
  return { looks: new PlaceLooks(['a', 'b', 'c'], { set }), look, place }
}

test('shaders get the positions of places, and their status', () => {
  const { place } = looksOf()
  expect(place(0)).toEqual([1, 2, 3, 1])
  expect(place(1)).toEqual([0, 0, 0, 0])
  expect(place(2)).toEqual([1, 2, 3, 0])
})

test('shaders get the one place that is chosen, of two while they change the stronger one', () => {
  const other = { ...shape, x: 5, foot: 4 }
  const { set, chosen, focus } = placeTexture(places, [shape, other, null])
  const look = { shown: 1, pointed: 0 }
  set(0, { ...look, chosen: 1 })
  expect([chosen.toArray(), focus.x]).toEqual([[1, 2, 3, 0], 1])
  set(0, { ...look, chosen: 0.6 })
  set(1, { ...look, chosen: 0.4 })
  expect([chosen.x, focus.x]).toEqual([1, 0.6])
  set(0, { ...look, chosen: 0.2 })
  set(1, { ...look, chosen: 0.8 })
  expect([chosen.toArray(), focus.x]).toEqual([[5, 2, 3, 4], 0.8])
})

test('at first all places are shown, and nothing is animated', () => {
  const { looks, look } = looksOf()
  expect([0, 1, 2].map(look)).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
  ])
  expect(looks.step(16)).toBe(false)
})

test('highlighted, dimmed and ringed places ease to their new look, and then rest', () => {
  const { looks, look } = looksOf()
  looks.show({ chosen: 'a', pointed: 'b', shown: new Set(['a', 'b']) })
  expect(looks.step(16)).toBe(true)
  expect(look(0)[2]).toBeGreaterThan(0)
  expect(look(0)[2]).toBeLessThan(1)
  let steps = 0
  while (looks.step(16)) expect(steps++).toBeLessThan(200)
  expect([0, 1, 2].map(look)).toEqual([
    [1, 0, 1],
    [1, 1, 0],
    [0, 0, 0],
  ])
})

test('the chosen place is shown, whatever the filters say', () => {
  const { looks, look } = looksOf()
  looks.show({ chosen: 'c', pointed: null, shown: new Set() })
  looks.step(60_000)
  expect([0, 1, 2].map((index) => look(index)[0])).toEqual([0, 0, 1])
})
