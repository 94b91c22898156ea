import { expect, test } from 'vitest'
import { validationSentences } from './validation-sentences.ts'

const required = { message: 'This field is required.', path: 'title' }

test('one error is one sentence, with the name of its field', () => {
  expect(validationSentences([{ ...required, label: 'Title' }])).toBe(
    'Title: This field is required.',
  )
  const label = 'Content > Blocks > Block 3 (Hero) > Title'
  expect(validationSentences([{ ...required, label }])).toBe(
    'Block 3 (Hero) › Title: This field is required.',
  )
})

test('a message that names its block is shown alone, and keeps its commas', () => {
  const message = 'Features, block 3, has no rows: add one, or remove the block.'
  const label = 'Blocks > Block 3 (Features) > Features'
  expect(validationSentences([{ message, label, path: 'blocks.2.features' }])).toBe(
    'Features, block 3, has no rows – add one, or remove the block.',
  )
})

test('a message without a label is shown alone', () => {
  const message = 'Choose a password of at least 10 characters.'
  expect(validationSentences([{ message, path: 'password' }])).toBe(message)
})

test('several errors are counted, and the first four are listed', () => {
  const errors = Array.from({ length: 6 }, (_, i) => ({ ...required, label: `Field ${i + 1}` }))
  const sentence = validationSentences(errors)
  expect(sentence).toMatch(/^6 things to fix\. Field 1: This field is required\. Field 2/)
  expect(sentence).toMatch(/Field 4: This field is required\. And 2 more, marked in the form\.$/)
})
