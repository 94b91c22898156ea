import { COLUMNS, ROWS, writeLight } from '@belvedere/kit/light/light.ts'
import { expect, test } from 'vitest'
import { groundOf, wordsNote } from './words-note.ts'

const looks = { big: { isBig: true }, over: { isBig: false } }

/** A picture whose bright places are as bright as a number of 0 to 63, its dark ones as another. */
function file(bright: number, dark = bright) {
  const cells = (value: number) => Array.from({ length: COLUMNS * ROWS }, () => value)
  const light = writeLight({ bright: cells(bright), dark: cells(dark) })
  return { width: 2400, height: 1600, focalX: 50, focalY: 50, light, bgColor: '#808080' }
}

const noteOn = (picture: ReturnType<typeof file>, hero: object = {}) => {
  const ground = groundOf(picture)
  return ground && wordsNote(ground, { look: 'over', title: 'The bay', dusk: null, ...hero }, looks)
}

test('words are readable as they are on dark and on bright pictures, hardly on what is both', () => {
  const notes = [file(8), file(63), file(50, 24), file(63, 0)].map((one) => noteOn(one)?.isReadable)
  expect(notes).toEqual(['yes', 'yes', 'shade', 'no'])
  expect(noteOn(file(63, 0))?.sentence).toContain('focal point')
})

test('a hero with a picture of the evening has light words, on the one of the day as well', () => {
  expect(noteOn(file(63), { dusk: 7 })?.isReadable).toBe('no')
})

test('looks beside a picture get no note, nor does a picture that nobody has measured', () => {
  expect(noteOn(file(63), { look: 'plain' })).toBeUndefined()
  expect(noteOn(file(63), { look: undefined })).toBeUndefined()
  const unknown = groundOf({ ...file(63), light: null })
  expect(
    unknown && wordsNote(unknown, { look: 'big', title: '', dusk: null }, looks),
  ).toBeUndefined()
})

test('only pictures are grounds', () => {
  for (const other of [null, 'a.jpg', { ...file(8), width: null }]) {
    expect(groundOf(other)).toBeUndefined()
  }
})
