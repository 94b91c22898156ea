import { expect, test } from 'vitest'
import { explainStatus, readMessage } from './page-message.ts'

test.each([
  { type: 'belvedere:ready', path: '/tides', record: 'pages:1' },
  { type: 'belvedere:edit', path: 'title', record: 'pages:1' },
  { type: 'belvedere:painted', version: 3 },
  { type: 'belvedere:failed', status: 503 },
])('$type is a message of a page', (message) => {
  expect(readMessage({ ...message, more: true })).toEqual(message)
})

test.each([null, 'ready', {}, { type: 'belvedere:failed', status: '503' }, { type: 'other:edit' }])(
  '%j is no message of a page',
  (data) => {
    expect(readMessage(data)).toBeUndefined()
  },
)

test('each error status has a message for the editor', () => {
  const reasons = [401, 404, 410, 500, 503].map(explainStatus)
  expect(new Set(reasons).size).toBe(5)
})
