import { expect, onTestFinished, test, vi } from 'vitest'
import { EnvError } from '../env.ts'
import { ok, warning } from './finding.ts'
import { runChecks } from './run-checks.ts'

test('a check that fails, hangs or lacks a setting says so, and the others go on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const never = new Promise<never>(() => {})
  const cause = Object.assign(new Error('connect'), {
    code: 'ECONNREFUSED',
    address: '::1',
    port: 9,
  })
  const running = runChecks([
    { name: 'First', run: async () => ok('Well.') },
    { name: 'Broken', run: () => Promise.reject(new Error('It broke', { cause })) },
    { name: 'Hung', run: () => never },
    {
      name: 'Unset',
      run: () => {
        throw new EnvError('PORT is 0, which is not a port.')
      },
    },
    { name: 'Last', run: async () => [ok('One.'), warning('Two.', 'Do it.')] },
  ])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await running).toEqual([
    { name: 'First', is: 'ok', found: 'Well.' },
    {
      name: 'Broken',
      is: 'fault',
      found: 'This could not be looked at: It broke: nothing listens at ::1:9 (ECONNREFUSED)',
      todo: 'Mend that, and run this again.',
    },
    {
      name: 'Hung',
      is: 'fault',
      found: 'This could not be looked at: It took longer than 30 seconds',
      todo: 'Mend that, and run this again.',
    },
    {
      name: 'Unset',
      is: 'warning',
      found: 'Not looked at, because a setting is wrong: PORT is 0, which is not a port.',
      todo: 'Mend the setting first.',
    },
    { name: 'Last', is: 'ok', found: 'One.' },
    { name: 'Last', is: 'warning', found: 'Two.', todo: 'Do it.' },
  ])
})

test('no finding shows a secret', async () => {
  vi.stubEnv('SMTP_PASSWORD', 'hush-hush-hush')
  const [found] = await runChecks([
    { name: 'Mail', run: async () => warning('It said hush-hush-hush.', 'Change hush-hush-hush.') },
  ])
  expect(JSON.stringify(found)).not.toContain('hush')
})
