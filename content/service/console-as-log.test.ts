import { Console } from 'node:console'
import { createLog } from '@belvedere/kit/log.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { logConsole } from './console-as-log.ts'

afterEach(() => vi.unstubAllEnvs())

function printing(format: string) {
  vi.stubEnv('LOG_FORMAT', format)
  const lines: string[] = []
  const printed: string[] = []
  const console = new Console(process.stdout)
  console.log = (text: string) => printed.push(text)
  logConsole(createLog('content', { level: 'info', write: (line) => lines.push(line) }), console)
  return { console, lines, printed }
}

test('what packages print becomes lines of a JSON log', () => {
  const { console, lines } = printing('json')
  console.log('\u001b[32m✓\u001b[39m Running %s took 5 ms', 'next.config.ts')
  console.warn(' ⚠ An odd thing.')
  console.log('')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', room: 'content', message: 'Running next.config.ts took 5 ms' },
    { level: 'warn', message: 'An odd thing.' },
  ])
})

test('a log for people stays as it is', () => {
  const { console, lines, printed } = printing('plain')
  console.log('✓ Running')
  expect([lines, printed]).toEqual([[], ['✓ Running']])
})
