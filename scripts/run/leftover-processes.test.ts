import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endOrphans, forgetRunning, launcherOf, noteRunning } from './leftover-processes.ts'
import { identify, isRunning } from './processes.mjs'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-orphans-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return { dir, file: join(dir, 'running.json') }
}

async function sleeper() {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'spawn')
  return identify(child.pid ?? 0)
}

const GONE = { pid: 2 ** 22 + 1, birth: '1' }

test('programs whose launcher was killed are ended', async () => {
  const { dir, file } = folder()
  const program = await sleeper()
  writeFileSync(file, JSON.stringify({ launcher: GONE, programs: [program, GONE] }))
  expect(await endOrphans(dir)).toBe(1)
  expect(isRunning(program)).toBe(false)
  expect(existsSync(file)).toBe(false)
})

test('a process that only has the number of an orphan is left alone', async () => {
  const { dir, file } = folder()
  const stranger = await sleeper()
  const program = { ...stranger, birth: '1' }
  writeFileSync(file, JSON.stringify({ launcher: GONE, programs: [program] }))
  expect(await endOrphans(dir)).toBe(0)
  expect(isRunning(stranger)).toBe(true)
})

test('programs whose launcher lives are left alone, and who it is can be told', async () => {
  const { dir, file } = folder()
  const [launcher, program] = [await sleeper(), await sleeper()]
  writeFileSync(file, JSON.stringify({ launcher, programs: [program] }))
  expect(await endOrphans(dir)).toBe(0)
  expect(isRunning(program)).toBe(true)
  expect(launcherOf(dir)).toBe(launcher.pid)
  forgetRunning(dir)
  expect(existsSync(file)).toBe(true)
})

test('a launcher notes what it has started and takes the note away', async () => {
  const { dir, file } = folder()
  const program = await sleeper()
  noteRunning(dir, [program])
  expect(JSON.parse(readFileSync(file, 'utf8')).programs).toEqual([program])
  expect(launcherOf(dir)).toBeUndefined()
  forgetRunning(dir)
  expect(existsSync(file)).toBe(false)
})

test.each(['', '{', '{"launcher":1}', 'null'])('the damaged note %s is no note', async (text) => {
  const { dir, file } = folder()
  writeFileSync(file, text)
  expect(await endOrphans(dir)).toBe(0)
})
