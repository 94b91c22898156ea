import { expect, test, vi } from 'vitest'
import { countRepeats } from './count-repeats.ts'
import { createLog } from './log.ts'
import {
  currentRequestId,
  inBackground,
  REQUEST_ID,
  requestIdHeader,
  requestIdOf,
  withRequestId,
} from './request-id.ts'

const OWN = /^[0-9a-f]{16}$/

test('a valid id is kept, anything else is replaced by a new one', () => {
  for (const id of ['a', 'refresh-12.b_C', 'x'.repeat(64)]) expect(requestIdOf(id)).toBe(id)
  const odd = [undefined, '', 'x'.repeat(65), 'a b', 'a\nb', 'a"b', 'é', '{}', ['a', 'b']]
  for (const id of odd) expect(requestIdOf(id)).toMatch(OWN)
  expect(requestIdOf(undefined)).not.toBe(requestIdOf(undefined))
})

test('the id is available to asynchronous work, also after awaits, and ends with it', async () => {
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    return requestIdHeader()
  }
  const one = withRequestId('one', later)
  const other = inBackground('refresh', later)
  expect(await one).toEqual({ [REQUEST_ID]: 'one' })
  expect(await other).toEqual({ [REQUEST_ID]: expect.stringMatching(/^refresh-[0-9a-f]{16}$/) })
  expect([currentRequestId(), requestIdHeader()]).toEqual([undefined, {}])
})

test('a log line on behalf of a request has its id; other lines have none', () => {
  const lines: string[] = []
  const log = createLog('site', { json: true, level: 'info', write: (line) => lines.push(line) })
  withRequestId('one', () => log.info('Asked.', { page: '/' }))
  log.info('Started.')
  const [asked = '', started = ''] = lines
  expect(JSON.parse(asked)).toMatchObject({ message: 'Asked.', page: '/', request: 'one' })
  expect(JSON.parse(started)).not.toHaveProperty('request')
})

test('a line that counts repeats has the id of the last one, or none', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const options = { json: false, level: 'info' as const }
  const log = countRepeats(createLog('site', { ...options, write: (line) => lines.push(line) }))
  for (const id of ['one', 'two', 'three']) withRequestId(id, () => log.error('Lost.'))
  log.error('Lost.')
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(lines).toEqual(['[site] error: Lost. request=one\n', '[site] error: Lost. repeats=3\n'])
})
