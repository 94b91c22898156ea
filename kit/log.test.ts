import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'

afterEach(() => vi.unstubAllEnvs())

function record(options: { json?: boolean; level?: 'debug' | 'warn' } = {}) {
  const lines: string[] = []
  const log = createLog('site', {
    json: false,
    level: 'info',
    ...options,
    write: (line) => lines.push(line),
  })
  return { log, lines }
}

test('a plain line has the source, the message and the fields', () => {
  const { log, lines } = record()
  log.info('Page rendered.', { path: '/', ms: 12 })
  log.warn('Slow.')
  expect(lines).toEqual(['[site] Page rendered. path=/ ms=12\n', '[site] warn: Slow.\n'])
})

test('a JSON line has time, level, source, message and fields', () => {
  const { log, lines } = record({ json: true })
  log.error('Lost.', { error: new Error('no disk') })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(String(lines[0]))).toMatchObject({
    level: 'error',
    room: 'site',
    message: 'Lost.',
    error: { message: 'no disk' },
  })
})

test('messages below the level are dropped', () => {
  const { log, lines } = record({ level: 'warn' })
  log.debug('a')
  log.info('b')
  log.warn('c')
  expect(lines).toEqual(['[site] warn: c\n'])
})

test.each([true, false])('secrets never reach the log (JSON: %s)', (json) => {
  vi.stubEnv('PUBLISH_KEY', 'hush-hush-hush')
  const { log, lines } = record({ json })
  log.info('Called with Bearer abc.def', {
    token: 't0ken',
    nested: { password: 'pa55' },
    text: 'key hush-hush-hush',
  })
  expect(lines.join()).not.toMatch(/abc\.def|t0ken|pa55|hush-hush-hush/)
  expect(lines.join()).toContain('Bearer ***')
})
