import { expect, test } from 'vitest'
import { EXACT_TO, LastNotes } from './last-notes.ts'

test('a use is noted at most once in five minutes for each key', () => {
  const notes = new LastNotes()
  expect([notes.isDue('a', 0), notes.isDue('a', EXACT_TO - 1), notes.isDue('b', 1)]).toEqual([
    true,
    false,
    true,
  ])
  expect(notes.isDue('a', EXACT_TO)).toBe(true)
  expect(notes.isDue('a', EXACT_TO + 1)).toBe(false)
})

test('a use that could not be stored is stored with the next one', () => {
  const notes = new LastNotes()
  notes.isDue('a', 0)
  notes.forget('a')
  expect(notes.isDue('a', 1)).toBe(true)
})

test('the oldest keys are dropped first', () => {
  const notes = new LastNotes()
  for (let i = 0; i <= 5000; i++) notes.isDue(`${i}`, 0)
  expect([notes.isDue('1', 1), notes.isDue('5000', 1), notes.isDue('0', 1)]).toEqual([
    false,
    false,
    true,
  ])
})
