import { expect, test } from 'vitest'
import { wordsOf } from '../words/words-of.ts'
import { onOtherFloors } from './other-floors.ts'

const roomsOf = (...names: string[]) => ({
  rooms: names.map((name) => ({ name, isOutdoor: name.startsWith('garden'), polygon: [] })),
})
const has = { bedrooms: 3, bathrooms: 2 }

test('stairs lead to the bedrooms and bathrooms that are not on the plan', () => {
  const { listing } = wordsOf('en')
  const plan = roomsOf('Stairs', 'main bedroom', 'main bath', 'kitchen')
  expect(onOtherFloors(plan, has, listing)).toEqual({ bedrooms: 2, bathrooms: 1 })
  const all = roomsOf('stairs', ...['a', 'b', 'c', 'd'].map((name) => `${name} bedroom`))
  expect(onOtherFloors(all, has, listing).bedrooms).toBe(0)
  const none = { bedrooms: 0, bathrooms: 0 }
  expect(onOtherFloors(roomsOf('main bedroom', 'garden stairs'), has, listing)).toEqual(none)
})

test.each([
  ['de', roomsOf('Treppe', 'Elternschlafzimmer', 'Gästebad')],
  ['es', roomsOf('Escalera', 'dormitorio principal', 'baño de invitados')],
])('the name of a room in the language of the site says what it is: %s', (locale, plan) => {
  const { listing } = wordsOf(locale)
  expect(onOtherFloors(plan, has, listing)).toEqual({ bedrooms: 2, bathrooms: 1 })
})
