import { expect, test } from 'vitest'
import { mergeMessages, nextAttempt, parseMessage, splitMessage } from './publish-message.ts'

test('a message that is retried alone keeps its id', () => {
  const message = { id: 'one', tags: ['pages:1'], tries: 2 }
  expect(mergeMessages(message, [])).toEqual(message)
})

test('merging messages removes duplicate tags', () => {
  const first = { id: 'one', tags: ['pages:1', 'pages:slug=a'], tries: 0 }
  const second = { id: 'two', tags: ['pages:1', 'media:4'], tries: 3 }
  const merged = mergeMessages(first, [second])
  expect(merged).toMatchObject({ tags: ['pages:1', 'pages:slug=a', 'media:4'], tries: 3 })
})

test('the retry delay doubles from half a second up to ten seconds', () => {
  const waits = [0, 1, 2, 5, 50].map((tries) =>
    nextAttempt({ id: '', tags: [], tries }, 0).getTime(),
  )
  expect(waits).toEqual([500, 1000, 2000, 10_000, 10_000])
})

test('a job with invalid input still yields a valid message', () => {
  expect(parseMessage('nonsense')).toMatchObject({ tags: [], tries: 0 })
  expect(parseMessage({ id: 'one', tags: ['pages:1', 7], tries: 'x' })).toEqual({
    id: 'one',
    tags: ['pages:1'],
    tries: 0,
  })
})

test('a message with thousands of tags is split below the size limit of the site', () => {
  const longest = 'pages:slug='.padEnd(91, 'x')
  const tags = Array.from({ length: 5001 }, (_, i) => `${longest}${String(i).padStart(4, '0')}`)
  const parts = splitMessage({ id: 'n', tags, tries: 3 })
  expect(parts.map(({ id }) => id)).toEqual(['n', 'n-1', 'n-2'])
  expect(parts.flatMap((part) => part.tags)).toEqual(tags)
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(256 * 1024)
})

test('a small message is not split', () => {
  const message = { id: 'n', tags: ['pages:1'], tries: 0 }
  expect(splitMessage(message)).toEqual([message])
})
