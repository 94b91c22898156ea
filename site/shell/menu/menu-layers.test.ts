import { expect, test } from 'vitest'
import { withLayer } from './menu-layers.ts'

const [one, two, three] = ['one', 'two', 'three'].map((source) => ({ source }))
const addLayer = (layers: ({ source: string } | undefined)[], source: string) =>
  withLayer(
    layers.filter((layer) => layer !== undefined),
    source,
    'own',
    () => ({ source }),
  )

test('a new layer goes on top, and at most two are kept', () => {
  expect(addLayer([], 'one')).toEqual([one])
  expect(addLayer([one], 'two')).toEqual([one, two])
  expect(addLayer([one, two], 'three')).toEqual([two, three])
})

test('the picture on top is not added again', () => {
  expect(addLayer([one, two], 'two')).toEqual([one, two])
  expect(addLayer([], 'own')).toEqual([])
})

test('an existing layer is moved to the top; the menu’s own picture can return, too', () => {
  const [next, top] = addLayer([one, two], 'one')
  expect([next, top]).toEqual([two, one])
  expect(top).toBe(one)
  expect(addLayer([two], 'own')).toEqual([two, { source: 'own' }])
})
