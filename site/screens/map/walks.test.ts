import { ENGLISH, wordsOf } from '@belvedere/kit/words/words-of.ts'
import { expect, test } from 'vitest'
import type { MapModel } from '../../content/map-model.ts'
import { walkSentence } from './walk-sentence.ts'
import { walkOf, walkTo } from './walks.ts'

const model: MapModel = {
  url: '/media/model.glb',
  bytes: 1,
  triangles: 1,
  bounds: { min: [0, 0, 0], max: [1, 1, 1] },
  nodes: new Map([
    ['gate', { base: [0, 0, 0] }],
    ['mill', { base: [30, 2, 40] }],
  ]),
  roads: {
    points: [
      [0, 0],
      [30, 0],
      [30, 40],
    ],
    edges: [
      [0, 1],
      [1, 2],
    ],
  },
  gate: 'gate',
  bearing: 0,
  metres: 5,
}

test('a walk goes along the roads, at five kilometres an hour', () => {
  expect(walkTo(model, 'mill')).toEqual({ metres: 350, minutes: 4, path: model.roads?.points })
})

test.each([
  ['a place without a shape', model, null],
  ['a shape that the model lacks', model, 'barn'],
  ['the gate itself', model, 'gate'],
  ['a model without roads', { ...model, roads: null }, 'mill'],
  ['a model without a gate', { ...model, gate: null }, 'mill'],
  ['no model', null, 'mill'],
])('there is no walk for %s', (_, from, meshKey) => {
  expect(walkTo(from, meshKey)).toBeNull()
})

test('a walk is given in minutes and metres, a long one in kilometres', () => {
  const said = (metres: number, words = ENGLISH) => walkSentence(walkOf(metres), words)
  expect(said(12)).toBe('1 minute’s walk from the gate, 10 m')
  expect(said(322)).toBe('4 minutes’ walk from the gate, 320 m')
  expect(said(1962)).toBe('24 minutes’ walk from the gate, 2.0 km')
  expect(said(1962, wordsOf('de-DE'))).toBe('24 Minuten zu Fuß vom Eingang, 2,0 km')
})
