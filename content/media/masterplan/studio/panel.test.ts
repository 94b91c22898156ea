import { expect, test } from 'vitest'
import { readPanel, rowsOf, strays } from './panel.ts'
import { notesOn, pairWords, sizeWords } from './panel-words.ts'
import { pinFor } from './pin-for.ts'

const scene = {
  url: '/media/plan-0123abcd-4567cdef.glb',
  bytes: 280_000,
  uploadedBytes: 561_000,
  triangles: 58_412,
  hasRoads: true,
  nodes: [
    { name: 'villa-01', base: [1, 0, 2], isPlace: true },
    { name: 'villa-02', base: [3, 0, 4], isPlace: true },
    { name: 'jetty', base: [0, 0, 0], isPlace: false },
    { name: 'land', base: [0, 0, 0], isPlace: false },
  ],
}

const answer = {
  model: 'plan.glb',
  shapes: ['villa-01', 'villa-02', 'jetty', 'land'],
  places: [
    { shape: 'villa-01', title: 'Villa Sorrel', path: 'listings/1' },
    { shape: 'jetty', title: 'The jetty', path: 'amenities/1' },
    { shape: 'villa-09', title: 'Villa Garlic', path: 'listings/2' },
  ],
  unplaced: [{ title: 'Villa Thyme', path: 'listings/3' }],
  scene,
}

test('all shapes of places are listed; other shapes are listed only with a record', () => {
  const rows = rowsOf(readPanel(answer)).map(({ name, place }) => [name, place?.title])
  expect(rows).toEqual([
    ['villa-01', 'Villa Sorrel'],
    ['villa-02', undefined],
    ['jetty', 'The jetty'],
  ])
})

test('the gate is not listed among shapes without a record', () => {
  expect(rowsOf(readPanel(answer, 'villa-02')).map(({ name }) => name)).toEqual([
    'villa-01',
    'jetty',
  ])
})

test('records whose shape the model lacks are listed', () => {
  expect(strays(readPanel(answer)).map(({ title }) => title)).toEqual(['Villa Garlic'])
  expect(pairWords(readPanel(answer))).toBe('1 shape without a record; 1 record without a shape.')
  const whole = { ...answer, shapes: ['villa-01'], places: answer.places.slice(0, 1) }
  const panel = readPanel({ ...whole, scene: { ...scene, nodes: scene.nodes.slice(0, 1) } })
  expect(pairWords(panel)).toBe('Every shape has its record; every record’s shape is in the model.')
})

test('the panel says how large the model is, uploaded and optimised', () => {
  expect(sizeWords(readPanel(answer))).toBe('58,412 triangles, 274 KB, made from 548 KB.')
  const same = { ...scene, uploadedBytes: scene.bytes }
  expect(sizeWords(readPanel({ ...answer, scene: same }))).toBe('58,412 triangles, 274 KB.')
})

test.each([
  ['a good model', answer, []],
  ['one of an older service', { ...answer, scene: null }, [/^This model was uploaded before/]],
  ['one without names', { ...answer, shapes: [] }, [/^None of its parts has a name/]],
  ['a heavy one', { ...answer, scene: { ...scene, triangles: 90_000 } }, [/^It could not be made/]],
  ['an empty one', { ...answer, scene: { ...scene, triangles: 0 } }, [/^It has nothing to draw/]],
  [
    'one with parts that no record can have',
    {
      ...answer,
      scene: {
        ...scene,
        faults: { doubles: ['villa'], unnamed: 1, outside: ['pool'], shrunk: ['spa'] },
      },
    },
    [
      /named “villa” \(spaces around it do not count\): only the first/,
      /^1 part without a name/,
      /not drawn: pool\. Move/,
      /it is invisible: spa\. Give/,
    ],
  ],
  [
    'one without roads',
    { ...answer, scene: { ...scene, hasRoads: false } },
    [/no part named “roads”/],
  ],
])('%s has its notes', (_, given, notes) => {
  const found = notesOn(readPanel(given))
  expect(found).toHaveLength(notes.length)
  for (const [index, note] of notes.entries()) expect(found[index]).toMatch(note)
})

test('a new pin gets its position from the existing pins', () => {
  const known = [
    { at: [0, 0], x: 20, y: 10 },
    { at: [10, 20], x: 40, y: 50 },
  ] as const
  expect(pinFor([5, 5], known)).toEqual({ x: 30, y: 20 })
  expect(pinFor([1000, -1000], known)).toEqual({ x: 100, y: 0 })
  expect(pinFor([5, 5], known.slice(0, 1))).toEqual({ x: 50, y: 50 })
})
