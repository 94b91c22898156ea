import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test, vi } from 'vitest'
import { openContent } from './test/payload.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Runs the script on the database of this test. */
async function setPassword(...args: string[]) {
  const script = join(projectRoot(), 'content/set-password.ts')
  const child = spawn(process.execPath, [script, ...args], { cwd: projectRoot() })
  const chunks = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  return { code: child.exitCode, output: chunks.flat().join('') }
}

test('the script sets a new password', async () => {
  await using content = await openContent()
  const { payload } = content
  const email = 'ada@example.com'
  await payload.create({
    collection: 'users',
    data: { email, password: 'a forgotten password' },
  })
  const { output } = await setPassword('Ada@example.com')
  const [, password = ''] = /New password: (\S+)/.exec(output) ?? []
  const signedIn = await payload.login({ collection: 'users', data: { email, password } })
  expect(signedIn.user?.email).toBe(email)

  expect((await setPassword('nobody@example.com')).output).toContain(
    'No editor has the address nobody@example.com',
  )
  expect((await setPassword()).output).toContain('Usage: node content/set-password.ts')
})
