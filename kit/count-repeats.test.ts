import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRepeats } from './count-repeats.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function counted() {
  const lines: string[] = []
  const log = createLog('site', {
    json: false,
    level: 'info',
    write: (line) => void lines.push(line.split('\n', 1)[0] ?? ''),
  })
  return { log: countRepeats(log), lines }
}

test('a cause is logged once, and after a minute with the number of repeats', () => {
  const { log, lines } = counted()
  const fail = (page: number) => log.error('No page:', { page: `/${page}`, reason: 'away' })
  for (let page = 0; page < 8000; page++) fail(page)
  expect(lines).toEqual(['[site] error: No page: page=/0 reason=away'])
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toEqual(['[site] error: No page: page=/7999 reason=away repeats=7999'])
  fail(1)
  vi.advanceTimersByTime(59_000)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(lines[2]).toContain('repeats=1')
})

test('a cause that has not occurred for a minute is logged at once again', () => {
  const { log, lines } = counted()
  log.warn('Full.')
  vi.advanceTimersByTime(61_000)
  log.warn('Full.')
  expect(lines).toEqual(['[site] warn: Full.', '[site] warn: Full.'])
})

test('different messages, levels and reasons are different causes; other messages are all logged', () => {
  const { log, lines } = counted()
  for (let i = 0; i < 3; i++) {
    log.info('Published.')
    log.info('Not ready.', { reason: 'starting' })
    log.warn('Failed.', { error: new Error('one', { cause: new Error('a') }) })
    log.warn('Failed.', { error: new Error('one', { cause: new Error('b') }) })
    log.error('Failed.', { error: new Error('two') })
  }
  expect(lines.filter((line) => line.endsWith('Published.'))).toHaveLength(3)
  expect(lines).toHaveLength(3 + 4)
})
