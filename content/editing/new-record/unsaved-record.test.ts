// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { UnsavedRecord } from './unsaved-record.ts'

const open = (user = 7) => new UnsavedRecord(user, 'pages')

afterEach(() => sessionStorage.clear())

test('a new record that was left unsaved is offered by the next form, to its user only', () => {
  open().leave({ title: 'Tides' })
  expect(open().find()?.mine).toEqual({ title: 'Tides' })
  expect(open(8).find()).toBeUndefined()
  open().find()?.drop()
  expect(open().find()).toBeUndefined()
})

test('an open form does not offer its own words, and drops them once the record exists', () => {
  const form = open()
  form.keep({ title: 'Tides' })
  form.keep({ title: 'Tides and winds' })
  expect(form.find()).toBeUndefined()
  expect(open().find()?.mine).toEqual({ title: 'Tides and winds' })
  form.saved()
  expect(open().find()).toBeUndefined()
})

test('a second record that cannot be saved leaves the first one alone', () => {
  open().leave({ title: 'First' })
  open().leave({ title: 'Second' })
  const first = open().find()
  expect(first?.mine).toEqual({ title: 'First' })
  first?.drop()
  expect(open().find()?.mine).toEqual({ title: 'Second' })
})
