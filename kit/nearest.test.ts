import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const faces = ['noto-serif-display', 'fraunces', 'work-sans', 'dm-sans']

test.each([
  ['Fraunces', 'fraunces'],
  ['Work Sans', 'work-sans'],
  ['fraunses', 'fraunces'],
  ['/work-sans', 'work-sans'],
  ['helvetica', undefined],
  ['', undefined],
])('%s means %s', (name, meant) => {
  expect(nearest(name, faces)).toBe(meant)
})

test('of two the nearer one is meant', () => {
  expect(nearest('house-11', ['house-1', 'house-111', 'house-21', 'house-1-1'])).toBe('house-1-1')
})
