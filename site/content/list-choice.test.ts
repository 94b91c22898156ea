import { expect, test } from 'vitest'
import { listParameters, readChoice } from './list-choice.ts'

test('facts of the owner are parameters of a list, in one order', () => {
  const search = 'sort=f_rooms-desc&f_rooms=2.5&f_balcony=yes&bedrooms=3'
  expect(listParameters.canonical(search)).toBe(
    'bedrooms=3&f_balcony=yes&f_rooms=2.5&sort=f_rooms-desc',
  )
  expect(readChoice(search)).toMatchObject({
    facts: { f_balcony: 'yes', f_rooms: '2.5' },
    sort: { fact: { key: 'rooms', isDescending: true } },
  })
  expect(listParameters.canonical('f_area=80%2B')).toBe('f_area=80%2B')
  expect(listParameters.canonical('sort=area-desc')).toBe('sort=f_area-desc')
})

test('empty, endless and foreign parameters are none of a list', () => {
  const { canonical, isKnown } = listParameters
  expect(canonical(`f_rooms=&f_view=${'x'.repeat(121)}&f_rooms=2`)).toBe('')
  expect(['f_rooms', 'f_', 'f_Rooms', 'f_9', 'utm_source'].map(isKnown)).toEqual([
    true,
    ...Array(4).fill(false),
  ])
  const many = Array.from({ length: 30 }, (_, at) => `f_a${at}=1`).join('&')
  expect(Object.keys(readChoice(many).facts)).toHaveLength(10)
})
