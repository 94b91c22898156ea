import { expect, test } from 'vitest'
import { arranged, crowdsOf } from './crowds.ts'

const NONE = new Set<string | null>()
const spot = (id: string, x: number, y = 0) => ({ id, x, y })
const idsOf = (crowds: ReturnType<typeof crowdsOf>) =>
  crowds.map(({ spots }) => spots.map(({ id }) => id).join(''))

test('spots far apart stay alone', () => {
  expect(idsOf(crowdsOf([spot('a', 0), spot('b', 60), spot('c', 0, 60)], NONE))).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('spots over each other become one crowd in their middle', () => {
  const [crowd, ...others] = crowdsOf([spot('a', 0), spot('b', 20), spot('c', 10, 9)], NONE)
  expect(others).toEqual([])
  expect(crowd).toMatchObject({ x: 10, y: 3 })
  expect(crowd?.spots).toHaveLength(3)
})

test('the chosen place and the one pointed at are never hidden in a crowd', () => {
  const spots = [spot('a', 0), spot('b', 4), spot('c', 8)]
  expect(idsOf(crowdsOf(spots, new Set(['b', null])))).toEqual(['ac', 'b'])
})

test('every one of five hundred houses is in exactly one crowd', () => {
  const spots = Array.from({ length: 500 }, (_, at) =>
    spot(`${at}`, (at * 37) % 900, (at * 53) % 600),
  )
  const inCrowds = crowdsOf(spots, NONE).flatMap((crowd) => crowd.spots.map(({ id }) => id))
  expect(inCrowds.toSorted()).toEqual(spots.map(({ id }) => id).toSorted())
})

test('a place that the filters leave out keeps its own pin and joins no crowd', () => {
  const spots = [spot('a', 0), spot('b', 4), spot('c', 90)]
  expect(arranged(spots, new Set(['a', 'c']), NONE)).toEqual({
    single: new Set(['a', 'b', 'c']),
    crowds: [],
  })
  const { single, crowds } = arranged(spots, new Set(['a', 'b', 'c']), NONE)
  expect(single).toEqual(new Set(['c']))
  expect(idsOf(crowds)).toEqual(['ab'])
})
