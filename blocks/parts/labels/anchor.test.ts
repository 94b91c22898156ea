import { expect, test } from 'vitest'
import { anchorsOf, isAnchor } from './anchor.ts'
import { anchorField } from './fields.ts'

const check = (value: unknown, page: unknown = {}) => {
  const { validate } = anchorField() as { validate: (...of: unknown[]) => string | true }
  return validate(value, { data: page })
}

test('accepts lower-case letters, digits and single hyphens', () => {
  for (const anchor of ['walk', 'walk-the-plot', 'step2']) expect(isAnchor(anchor)).toBe(true)
  for (const text of ['', 'Walk', '2nd', 'a--b', 'a b', '-a', 'é', '"><']) {
    expect(isAnchor(text)).toBe(false)
  }
})

test('refuses ids that the document uses itself', () => {
  for (const id of ['main', 'menu', 'globe', 'b-1', 'title-7', 'after-2', 'item-x']) {
    expect(isAnchor(id)).toBe(false)
  }
})

test('gives every item a unique id', () => {
  const item = (id: string, anchor: string | null) => ({ id, anchor })
  expect(anchorsOf([item('1', 'a'), item('2', 'a'), item('3', null), item('4', ' b ')])).toEqual([
    'a',
    'item-2',
    'item-3',
    'b',
  ])
})

test('the studio explains what is wrong with an anchor', () => {
  const twice = { blocks: [{ items: [{ anchor: 'walk' }] }, null, { items: [{ anchor: 'walk' }] }] }
  expect(check('')).toBe(true)
  expect(check('walk', { blocks: [{ items: [{ anchor: 'walk' }] }, { title: 'x' }] })).toBe(true)
  expect(check('Walk')).toContain('lowercase letters')
  expect(check('walk', twice)).toContain('used twice')
})
