import { expect, test } from 'vitest'
import { refusalMessage, validationSentences } from './validation-sentences.ts'

const required = { message: 'This field is required.', path: 'title' }
const withComma = {
  message: 'Add one, or remove the block.',
  label: 'Blocks > Block 3 (Features) > Features',
  path: 'blocks.2.features',
}

test('one error is one sentence, with the name of its field', () => {
  expect(refusalMessage([{ ...required, label: 'Title' }])).toBe('Title: This field is required.')
  const label = 'Content > Blocks > Block 3 (Hero) > Title'
  expect(refusalMessage([{ ...required, label }])).toBe(
    'Block 3 (Hero) › Title: This field is required.',
  )
})

test('a message with commas has no colon, at which the studio would begin to cut it', () => {
  expect(refusalMessage([withComma])).toBe(
    'Block 3 (Features) › Features – Add one, or remove the block.',
  )
})

test('a message without a label is shown alone', () => {
  const message = 'Choose a password of at least 10 characters.'
  expect(refusalMessage([{ message, path: 'password' }])).toBe(message)
})

test('several errors are counted in the message of a form', () => {
  expect(refusalMessage([{ ...required, label: 'Title' }, withComma])).toBe('2 things to fix.')
})

test('several errors outside of a form are counted, and the first four are listed', () => {
  const errors = Array.from({ length: 6 }, (_, i) => ({ ...required, label: `Field ${i + 1}` }))
  const sentence = validationSentences(errors)
  expect(sentence).toMatch(/^6 things to fix\. Field 1: This field is required\. Field 2/)
  expect(sentence).toMatch(/Field 4: This field is required\. And 2 more, marked in the form\.$/)
})
