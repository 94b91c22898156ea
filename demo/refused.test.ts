import { ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { RefusedError, sayRefusal } from './refused.ts'

test('a refusal is told as field and sentence; any other failure stays what it is', () => {
  const refused = new ValidationError({
    global: 'site',
    errors: [
      { label: 'Addresses > Map', path: 'addresses.map', message: 'Choose another name.' },
      { path: 'name', message: 'Enter a name.' },
    ],
  })
  const said = sayRefusal(refused, 'Site')
  expect(said).toBeInstanceOf(RefusedError)
  expect(said).toMatchObject({
    message: [
      'The content service refuses this. Nothing was written.',
      '  Site: Addresses > Map: Choose another name.',
      '  Site: name: Enter a name.',
    ].join('\n'),
  })
  const other = new Error('The disk is full.')
  expect(sayRefusal(other, 'Site')).toBe(other)
})
