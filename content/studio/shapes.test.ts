import { expect, test } from 'vitest'
import { optionsFor, readShapes, warningsFor } from './shapes.ts'

const known = readShapes({
  model: 'masterplan.glb',
  shapes: ['villa-01', 'villa-02', 'spa'],
  places: [
    { shape: 'villa-01', title: 'Villa Salina', path: 'listings/1' },
    { shape: 'spa', title: 'Spa', path: 'amenities/1' },
    { shape: 'villa-09', title: 'Villa Garza', path: 'listings/2' },
  ],
})

test('each shape is offered with the place that has it, but not with this one', () => {
  expect(optionsFor(known, 'villa-01', 'listings/1')).toEqual([
    { value: 'villa-01', label: 'villa-01' },
    { value: 'villa-02', label: 'villa-02' },
    { value: 'spa', label: 'spa · Spa' },
  ])
})

test('a shape that is chosen stays chosen although the model lacks it', () => {
  const options = optionsFor(known, 'villa_salina', 'listings/1')
  expect(options.at(-1)).toEqual({ value: 'villa_salina', label: 'villa_salina' })
})

test('a shape that somebody else has is warned of, by name', () => {
  expect(warningsFor(known, 'spa', 'listings/1')).toEqual([
    '“Spa” has this shape, too: both would have the same pin.',
  ])
  expect(warningsFor(known, 'spa', 'amenities/1')).toEqual([])
})

test('whoever has the shape of a pin is meant to have it', () => {
  expect(warningsFor(known, 'spa')).toEqual([])
  expect(optionsFor(known, 'spa')).toContainEqual({ value: 'spa', label: 'spa' })
})

test('a shape that the model lacks is warned of', () => {
  expect(warningsFor(known, 'villa_salina', 'listings/1')).toEqual([
    'The masterplan model has no shape called “villa_salina”: this place would have no pin.',
  ])
  expect(warningsFor(known, 'villa-09', 'listings/1')).toHaveLength(2)
})

test('without a model, or without a choice, nothing is odd', () => {
  expect(warningsFor({ ...known, model: null }, 'villa_salina', 'listings/1')).toEqual([])
  expect(warningsFor(known, '', 'listings/1')).toEqual([])
})

test('an answer of another shape offers nothing', () => {
  for (const answer of [null, 'no', { errors: [] }, { model: 1, shapes: 'a', places: [null] }])
    expect(readShapes(answer)).toMatchObject({ model: null, shapes: [] })
})
