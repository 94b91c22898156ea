import { expect, test } from 'vitest'
import { anchorsOf, isAnchor } from './anchor.ts'
import { anchorField } from './fields.ts'

const check = (value: unknown, page: unknown = {}) => {
  const { validate } = anchorField() as { validate: (...of: unknown[]) => string | true }
  return validate(value, { data: page })
}

test('an anchor is small letters, digits and single dashes', () => {
  for (const anchor of ['walk', 'walk-the-plot', 'step2']) expect(isAnchor(anchor)).toBe(true)
  for (const none of ['', 'Walk', '2nd', 'a--b', 'a b', '-a', 'é', '"><']) {
    expect(isAnchor(none)).toBe(false)
  }
})

test('names of the page’s own parts are no anchors', () => {
  for (const own of ['main', 'menu', 'globe', 'b-1', 'title-7', 'after-2', 'item-x']) {
    expect(isAnchor(own)).toBe(false)
  }
})

test('every item has an id, and no two the same', () => {
  const item = (id: string, anchor: string | null) => ({ id, anchor })
  expect(anchorsOf([item('1', 'a'), item('2', 'a'), item('3', null), item('4', ' b ')])).toEqual([
    'a',
    'item-2',
    'item-3',
    'b',
  ])
})

test('the studio says what is wrong with an anchor', () => {
  const twice = { blocks: [{ items: [{ anchor: 'walk' }] }, null, { items: [{ anchor: 'walk' }] }] }
  expect(check('')).toBe(true)
  expect(check('walk', { blocks: [{ items: [{ anchor: 'walk' }] }, { title: 'x' }] })).toBe(true)
  expect(check('Walk')).toContain('small letters')
  expect(check('walk', twice)).toContain('used twice')
})
