import { expect, test } from 'vitest'
import { headerFlags, sameFlags, topOfPage } from './header-flags.ts'

test('the header lies on the page up to 95 units from the top, and no further', () => {
  expect(headerFlags(0, 900, 1)).toEqual(topOfPage)
  expect(headerFlags(95, 900, 1).notSticky).toBe(true)
  expect(headerFlags(96, 900, 1).notSticky).toBe(false)
})

test('a unit follows the root font size', () => {
  expect(headerFlags(118, 900, 1.25).notSticky).toBe(true)
  expect(headerFlags(119, 900, 1.25).notSticky).toBe(false)
})

test('the header is fixed past two thirds of the viewport', () => {
  expect(headerFlags(600, 900, 1).fixed).toBe(false)
  expect(headerFlags(601, 900, 1).fixed).toBe(true)
})

test('the page counts as scrolled past one whole viewport', () => {
  expect(headerFlags(900, 900, 1).scrolled).toBe(false)
  expect(headerFlags(901, 900, 1).scrolled).toBe(true)
})

test('the flags are independent of each other', () => {
  expect(headerFlags(90, 120, 1)).toEqual({ notSticky: true, fixed: true, scrolled: false })
  expect(headerFlags(300, 900, 1)).toEqual({ notSticky: false, fixed: false, scrolled: false })
})

test('a negative scroll position counts as the top of the page', () => {
  expect(headerFlags(-60, 900, 1)).toEqual(topOfPage)
})

test('flags are compared by value', () => {
  expect(sameFlags(topOfPage, headerFlags(10, 900, 1))).toBe(true)
  expect(sameFlags(topOfPage, headerFlags(700, 900, 1))).toBe(false)
})
