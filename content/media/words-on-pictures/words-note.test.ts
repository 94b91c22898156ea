import { COLUMNS, ROWS, writeLight } from '@belvedere/kit/light/light.ts'
import { expect, test } from 'vitest'
import { groundOf, wordsNote } from './words-note.ts'

const none = { title: null, eyebrow: null }
const usual = { look: 'over', day: { title: 'The bay', eyebrow: null }, evening: none }
const looks = { big: { isBig: true }, over: { isBig: false } }

/** A picture whose bright places are as bright as a number of 0 to 63, its dark ones as another. */
function file(bright: number, dark = bright) {
  const cells = (value: number) => Array.from({ length: COLUMNS * ROWS }, () => value)
  const light = writeLight({ bright: cells(bright), dark: cells(dark) })
  return { width: 2400, height: 1600, focalX: 50, focalY: 50, light, bgColor: '#808080' }
}

const noteOn = (picture: ReturnType<typeof file>, hero: object = {}) => {
  const ground = groundOf(picture)
  return ground && wordsNote({ opening: [ground] }, { ...usual, ...hero }, looks)
}

test('words are readable as they are on dark and on bright pictures, hardly on what is both', () => {
  const notes = [file(8), file(63), file(50, 24), file(63, 0)].map((one) => noteOn(one)?.isReadable)
  expect(notes).toEqual(['yes', 'yes', 'shade', 'no'])
  expect(noteOn(file(63, 0))?.sentence).toContain('focal point')
})

test('a picture that follows while the hero leaves counts for its foot', () => {
  const [own, leaving] = [groundOf(file(8)), groundOf(file(60))]
  const pictures = own && leaving && { opening: [own], leaving: [leaving] }
  expect(pictures && wordsNote(pictures, usual, looks)?.isReadable).toBe('shade')
})

test('many lines need more, those of the evening as well', () => {
  const long = 'Where the day rests '.repeat(5)
  const noted = [{}, { day: { ...none, title: long } }, { evening: { ...none, title: long } }].map(
    (hero) => noteOn(file(50, 8), hero)?.isReadable,
  )
  expect(noted).toEqual(['shade', 'no', 'no'])
})

test('looks beside a picture get no note, nor does a picture that nobody has measured', () => {
  expect(noteOn(file(63), { look: 'plain' })).toBeUndefined()
  expect(noteOn(file(63), { look: undefined })).toBeUndefined()
  const unknown = groundOf({ ...file(63), light: null })
  expect(
    unknown && wordsNote({ opening: [unknown] }, { ...usual, look: 'big' }, looks),
  ).toBeUndefined()
})

test('only pictures are grounds', () => {
  for (const other of [null, 'a.jpg', { ...file(8), width: null }]) {
    expect(groundOf(other)).toBeUndefined()
  }
})
