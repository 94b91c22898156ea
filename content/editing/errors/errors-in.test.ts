import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { invalidIn, oncePerField, refusedIn, stillRefused } from './errors-in.ts'

const REQUIRED = 'This field is required.'
const rows = (...ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id })) })

test('the invalid fields of a form are listed, without those that are hidden', () => {
  const wrong = { valid: false, errorMessage: REQUIRED }
  const state: FormState = {
    title: wrong,
    slug: { value: 'x', valid: true },
    'hero.link': { ...wrong, passesCondition: false },
    'blocks.0.title': wrong,
  }
  expect(invalidIn(state)).toEqual([
    { path: 'title', message: REQUIRED },
    { path: 'blocks.0.title', message: REQUIRED },
  ])
})

test('a refused value is listed until it changes, also after its block has moved', () => {
  const form = (value: string, ...ids: string[]): FormState => ({
    blocks: rows(...ids),
    [`blocks.${ids.indexOf('b')}.text`]: { value },
  })
  const message = 'Take the password out of the link.'
  const refused = refusedIn(form('bad', 'a', 'b'), [{ path: 'blocks.1.text', message }])
  expect(stillRefused(form('bad', 'a', 'b'), refused)).toEqual([{ path: 'blocks.1.text', message }])
  expect(stillRefused(form('bad', 'b', 'a'), refused)).toEqual([{ path: 'blocks.0.text', message }])
  expect(stillRefused(form('good', 'a', 'b'), refused)).toEqual([])
})

test('a refused value is not listed after its block is gone', () => {
  const state: FormState = { blocks: rows('a'), 'blocks.0.text': { value: 'bad' } }
  const refused = refusedIn(state, [{ path: 'blocks.0.text', message: 'Wrong.' }])
  expect(stillRefused({ blocks: rows() }, refused)).toEqual([])
})

test('a field with two errors is listed once, with the first; rows are in their order', () => {
  const error = (path: string, message = REQUIRED) => ({ path, message })
  const errors = ['title', 'blocks.10.text', 'blocks.2.rows.1.link', 'blocks.2.rows', 'slug'].map(
    (path) => error(path),
  )
  expect(oncePerField([...errors, error('slug', 'It is refused.')])).toEqual([
    error('title'),
    error('blocks.2.rows'),
    error('blocks.2.rows.1.link'),
    error('blocks.10.text'),
    error('slug'),
  ])
})
