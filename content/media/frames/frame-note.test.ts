import { expect, test } from 'vitest'
import { frameNote, frameOf } from './frame-note.ts'

const noon = { label: 'Picture at noon', isCropped: true }
const main = { width: 2560, height: 1440, focalX: 50, focalY: 50 }

test('a picture of another shape is reported with both sizes and advice', () => {
  const own = { ...main, width: 1600, height: 1200 }
  expect(frameNote(noon, own, main)).toBe(
    '“Picture at noon” is 1600 × 1200 pixels, the picture that it covers 2560 × 1440: upload one of the same frame, or what both show will jump.',
  )
  expect(frameNote(noon, { ...main, height: 1450 }, main)).toContain('2560 × 1450')
})

test('a picture with another focal point is reported, because phones crop around it', () => {
  expect(frameNote(noon, { ...main, focalX: 62 }, main)).toContain('focal point')
  expect(frameNote({ ...noon, isCropped: false }, { ...main, focalX: 62 }, main)).toBeUndefined()
})

test('a picture of the same frame gets no note, also in another size', () => {
  expect(frameNote(noon, { ...main }, main)).toBeUndefined()
  expect(frameNote(noon, { ...main, width: 1281, height: 720 }, main)).toBeUndefined()
})

test('reads the frame of a file; a video or nothing has none', () => {
  expect(frameOf({ ...main, id: 4, filename: 'a.jpg' })).toEqual(main)
  expect(frameOf({ width: 2560, height: 1440, focalX: null })).toEqual(main)
  for (const file of [{ width: null, height: null }, null, 'a.jpg']) {
    expect(frameOf(file)).toBeUndefined()
  }
})
