import { expect, test } from 'vitest'
import { lookOf } from './look.ts'
import { PART_NAMES } from './themes.ts'

test('a site that has chosen nothing has the day with all of its parts', () => {
  const { theme, parts } = lookOf(null)
  expect(theme).toBe('day')
  expect(Object.values(parts)).toEqual(PART_NAMES.map(() => true))
  expect(lookOf({ theme: 'gone', dial: null })).toEqual({ theme, parts })
})

test('each part can be left out', () => {
  for (const name of PART_NAMES) {
    const { parts } = lookOf({ theme: 'day', [name]: false })
    expect(Object.entries(parts).filter(([, isOn]) => !isOn)).toEqual([[name, false]])
  }
})

test('the plain theme has none of the parts, whatever their switches say', () => {
  const { theme, parts } = lookOf({ theme: 'plain', dial: true, arc: true })
  expect(theme).toBe('plain')
  expect(Object.values(parts)).toEqual(PART_NAMES.map(() => false))
})
