import { expect, test } from 'vitest'
import { withLayer } from './menu-layers.ts'

const [one, two, three] = ['one', 'two', 'three'].map((source) => ({ source }))
const lay = (layers: ({ source: string } | undefined)[], source: string) =>
  withLayer(
    layers.filter((layer) => layer !== undefined),
    source,
    'own',
    () => ({ source }),
  )

test('a picture is laid over the one before it, and no more than two are kept', () => {
  expect(lay([], 'one')).toEqual([one])
  expect(lay([one], 'two')).toEqual([one, two])
  expect(lay([one, two], 'three')).toEqual([two, three])
})

test('the picture that is on top already is not laid again', () => {
  expect(lay([one, two], 'two')).toEqual([one, two])
  expect(lay([], 'own')).toEqual([])
})

test('a picture that comes back is moved to the top as it is, the menu’s own too', () => {
  const [next, top] = lay([one, two], 'one')
  expect([next, top]).toEqual([two, one])
  expect(top).toBe(one)
  expect(lay([two], 'own')).toEqual([two, { source: 'own' }])
})
