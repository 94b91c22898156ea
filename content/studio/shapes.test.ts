import { expect, test } from 'vitest'
import { optionsFor, readShapes, warningsFor } from './shapes.ts'

const known = readShapes({
  model: 'masterplan.glb',
  shapes: ['villa-01', 'villa-02', 'spa'],
  places: [
    { shape: 'villa-01', title: 'Villa Sorrel', path: 'listings/1' },
    { shape: 'spa', title: 'Spa', path: 'amenities/1' },
    { shape: 'villa-09', title: 'Villa Garlic', path: 'listings/2' },
  ],
})

test('options name the other places that use a shape', () => {
  expect(optionsFor(known, 'villa-01', 'listings/1')).toEqual([
    { value: 'villa-01', label: 'villa-01' },
    { value: 'villa-02', label: 'villa-02' },
    { value: 'spa', label: 'spa · Spa' },
  ])
})

test('a chosen shape that the model lacks is still an option', () => {
  const options = optionsFor(known, 'villa_sorrel', 'listings/1')
  expect(options.at(-1)).toEqual({ value: 'villa_sorrel', label: 'villa_sorrel' })
})

test('a shape that another place uses causes a warning with its title', () => {
  expect(warningsFor(known, 'spa', 'listings/1')).toEqual([
    '“Spa” uses this shape too: both would have the same pin.',
  ])
  expect(warningsFor(known, 'spa', 'amenities/1')).toEqual([])
})

test('a pin may use the shape of a place', () => {
  expect(warningsFor(known, 'spa')).toEqual([])
  expect(optionsFor(known, 'spa')).toContainEqual({ value: 'spa', label: 'spa' })
})

test('a shape that the model lacks causes a warning', () => {
  expect(warningsFor(known, 'villa_sorrel', 'listings/1')).toEqual([
    'The masterplan model has no shape “villa_sorrel”: this place would have no pin.',
  ])
  expect(warningsFor(known, 'villa-09', 'listings/1')).toHaveLength(2)
})

test('there are no warnings without a model or without a chosen shape', () => {
  expect(warningsFor({ ...known, model: null }, 'villa_sorrel', 'listings/1')).toEqual([])
  expect(warningsFor(known, '', 'listings/1')).toEqual([])
})

test('an unexpected response gives no shapes', () => {
  for (const answer of [null, 'no', { errors: [] }, { model: 1, shapes: 'a', places: [null] }])
    expect(readShapes(answer)).toMatchObject({ model: null, shapes: [] })
})
