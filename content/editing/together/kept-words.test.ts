// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { KeptWords } from './kept-words.ts'
import { findChanges, keepChanges } from './unsaved-changes.ts'

const PLACE = '7:/api/pages/1'
const started = { title: 'Before', text: 'Before' }
const earlier = { mine: { title: 'Before', text: 'Earlier' }, started, leftAt: '2026-11-23T10:00Z' }

afterEach(() => sessionStorage.clear())

test('words of a failed save survive a reload, until they are saved', () => {
  const open = new KeptWords(PLACE)
  open.keep({ title: 'Typed', text: 'Before' }, started)
  expect(new KeptWords(PLACE).earlier).toMatchObject({ mine: { title: 'Typed' }, started })
  open.saved()
  expect(new KeptWords(PLACE).earlier).toBeUndefined()
})

test('text that is stored while the form is open is not offered by it', () => {
  const open = new KeptWords(PLACE)
  open.keep({ title: 'Typed' }, started)
  open.look()
  expect(open.earlier).toBeUndefined()
})

test('after two failed saves the text of the later one is kept', () => {
  const open = new KeptWords(PLACE)
  open.keep({ title: 'Typed and taken away', text: 'Before' }, started)
  open.keep({ title: 'Before', text: 'Other' }, started)
  expect(findChanges(PLACE)?.mine).toEqual({ title: 'Before', text: 'Other' })
})

test('text of an earlier session is stored with the new one, and stays when that is saved', () => {
  keepChanges(PLACE, earlier)
  const open = new KeptWords(PLACE)
  open.keep({ title: 'New', text: 'Before' }, started)
  expect(findChanges(PLACE)?.mine).toEqual({ title: 'New', text: 'Earlier' })
  open.saved()
  expect(findChanges(PLACE)).toEqual(earlier)
  open.decided()
  expect(findChanges(PLACE)).toBeUndefined()
})
