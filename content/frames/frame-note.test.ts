import { expect, test } from 'vitest'
import { frameNote, frameOf } from './frame-note.ts'

const main = { width: 2560, height: 1440, focalX: 50, focalY: 50 }

test('a picture of another size is named with both sizes and with what to do', () => {
  const own = { ...main, width: 1600, height: 1200 }
  expect(frameNote('Picture at noon', own, main)).toBe(
    '“Picture at noon” is 1600 × 1200 pixels, the main picture 2560 × 1440: upload one of the same frame, or it will jump.',
  )
  expect(frameNote('Picture at noon', { ...main, height: 1441 }, main)).toContain('2560 × 1441')
})

test('a picture with another focal point is named: phones crop around it', () => {
  expect(frameNote('Picture at dusk', { ...main, focalX: 62 }, main)).toContain('focal point')
})

test('nothing is said of a picture of the same frame', () => {
  expect(frameNote('Picture at dusk', { ...main }, main)).toBeUndefined()
})

test('reads the frame of a file; a film or nothing has none', () => {
  expect(frameOf({ ...main, id: 4, filename: 'a.jpg' })).toEqual(main)
  expect(frameOf({ width: 2560, height: 1440, focalX: null })).toEqual(main)
  for (const file of [{ width: null, height: null }, null, 'a.jpg']) {
    expect(frameOf(file)).toBeUndefined()
  }
})
