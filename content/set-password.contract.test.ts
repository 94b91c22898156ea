import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { createLocalReq } from 'payload'
import { expect, test, vi } from 'vitest'
import { readEntries } from './accounts/audit/read-entries.ts'
import { sentenceText } from './accounts/audit/sentence.ts'
import { writeFactor } from './accounts/second-factor/stored.ts'
import { openContent } from './testing/payload.ts'
import { hashFully } from './testing/quick-passwords.ts'

vi.setConfig({ testTimeout: 240_000 })

/** Runs a script on the database of this test. */
async function run(name: string, args: string[]) {
  const script = join(projectRoot(), 'content', name)
  const child = spawn(process.execPath, [script, ...args], { cwd: projectRoot() })
  const chunks = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  return { code: child.exitCode, output: chunks.flat().join('') }
}

const setPassword = (...args: string[]) => run('set-password.ts', args)
const removeSecondFactor = (...args: string[]) => run('remove-second-factor.ts', args)

test('one script sets a new password, another removes the second factor that it leaves', async () => {
  await using content = await openContent()
  const { payload } = content
  // The scripts are programs of their own.
  using _fully = hashFully()
  const email = 'ada@example.com'
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password: 'a forgotten password' },
  })
  const req = await createLocalReq({}, payload)
  await writeFactor(req, id, { onSince: new Date().toISOString() })
  const { output } = await setPassword('Ada@example.com')
  const [, password = ''] = /New password: (\S+)/.exec(output) ?? []
  const login = () => payload.login({ collection: 'users', data: { email, password } })
  await expect(login()).rejects.toThrow('This account asks for a code as well')
  const removed = await removeSecondFactor('Ada@example.com')
  expect(removed.output).toMatch(/^ada@example.com signs in with the password alone now/m)
  const [entry] = await readEntries(payload, { timeZone: 'UTC' }, { limit: 1 })
  expect(entry && sentenceText(entry)).toBe(
    'The service itself removed all second factors of ada@example.com',
  )
  expect((await login()).user?.email).toBe(email)

  const failures = [setPassword('nobody@example.com'), removeSecondFactor(), setPassword()]
  const [nobody, ...usages] = (await Promise.all(failures)).map(({ output }) => output)
  expect(nobody).toContain('No editor has the address nobody@example.com')
  expect(usages).toEqual([
    expect.stringContaining('Usage: node content/remove-second-factor.ts'),
    expect.stringContaining('Usage: node content/set-password.ts'),
  ])
})
