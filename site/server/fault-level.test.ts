import { expect, test } from 'vitest'
import { ContentError } from '../content/client.ts'
import { faultLevel } from './fault-level.ts'

const notReady = new ContentError('Please try again in a moment.', { isNotReady: true })

test('a content service that asks for a moment is no error while the site itself is starting', () => {
  expect(faultLevel(notReady, 3)).toBe('info')
  expect(faultLevel(notReady, 3600)).toBe('error')
})

test('any other failure is an error from the first second', () => {
  expect(faultLevel(new ContentError('GraphQL Error (Code: 500)'), 3)).toBe('error')
  expect(faultLevel(new Error('a bug'), 3)).toBe('error')
})
