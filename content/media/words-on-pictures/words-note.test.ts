import { COLUMNS, ROWS, writeLight } from '@belvedere/kit/light/light.ts'
import { expect, test } from 'vitest'
import { groundOf, wordsNote } from './words-note.ts'

const looks = { big: { isBig: true }, over: { isBig: false } }

/** A picture that is everywhere as bright as a number of 0 to 63. */
function file(brightness: number) {
  const cells = Array.from({ length: COLUMNS * ROWS }, () => brightness)
  const light = writeLight({ bright: cells, dark: cells })
  return { width: 2400, height: 1600, focalX: 50, focalY: 50, light, bgColor: '#808080' }
}

const noteOn = (brightness: number, hero: object = {}) => {
  const ground = groundOf(file(brightness))
  return ground && wordsNote(ground, { look: 'over', title: 'The bay', ...hero }, looks)
}

test('words are readable as they are on a dark picture, with a shade on a brighter one, hardly on white', () => {
  expect([8, 40, 63].map((brightness) => noteOn(brightness)?.isReadable)).toEqual([
    'yes',
    'shade',
    'no',
  ])
  expect(noteOn(63)?.sentence).toContain('focal point')
})

test('looks beside a picture get no note, nor does a picture that nobody has measured', () => {
  expect(noteOn(63, { look: 'plain' })).toBeUndefined()
  expect(noteOn(63, { look: undefined })).toBeUndefined()
  const unknown = groundOf({ ...file(63), light: null })
  expect(unknown && wordsNote(unknown, { look: 'big', title: '' }, looks)).toBeUndefined()
})

test('only pictures are grounds', () => {
  for (const other of [null, 'a.jpg', { ...file(8), width: null }]) {
    expect(groundOf(other)).toBeUndefined()
  }
})
