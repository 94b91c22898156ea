import { expect, test } from 'vitest'
import type { ScenePlace } from './contract.ts'
import { changedKeys, firstState } from './scene-state.ts'

const places: ScenePlace[] = ['a', 'b'].map((id) => ({
  id,
  meshKey: id,
  kind: 'house',
  status: 'available',
}))

test('at first all places are shown and none is chosen', () => {
  expect(firstState(places)).toMatchObject({ chosen: null, shown: new Set(['a', 'b']), walk: [] })
})

test('equal values in new objects count as no change', () => {
  const state = firstState(places)
  const same = {
    chosen: null,
    shown: new Set(['b', 'a']),
    walk: [],
    time: new Date(state.time),
    covered: { ...state.covered },
  }
  expect([...changedKeys(state, same)]).toEqual([])
})

test('every other value counts as a change', () => {
  const state = firstState(places)
  const change = { chosen: 'a', shown: new Set(['a']), walk: [[0, 1] as const], time: new Date(0) }
  expect([...changedKeys(state, change)]).toEqual(['chosen', 'shown', 'walk', 'time'])
})
