import { expect, test } from 'vitest'
import { ContentError } from '../../content/content-error.ts'
import { errorLogLevel } from './error-log-level.ts'

const notReady = new ContentError('Please try again in a moment.', { kind: 'not ready' })

test('a content service that is not ready is no error while the site is starting', () => {
  expect(errorLogLevel(notReady, 3)).toBe('info')
  expect(errorLogLevel(notReady, 3600)).toBe('error')
})

test('other failures are errors at any time', () => {
  expect(errorLogLevel(new ContentError('GraphQL Error (Code: 500)'), 3)).toBe('error')
  expect(errorLogLevel(new Error('a bug'), 3)).toBe('error')
})
