import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  clearRunning,
  endLeftoverProcesses,
  findLauncher,
  recordRunning,
} from './leftover-processes.ts'
import { identify, isRunning } from './processes.mjs'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-leftover-'))
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

test('leftover processes of a killed launcher are ended', async () => {
  const { dir, file } = folder()
  const program = await sleeper()
  writeFileSync(file, JSON.stringify({ launcher: GONE, programs: [program, GONE] }))
  expect(await endLeftoverProcesses(dir)).toBe(1)
  expect(isRunning(program)).toBe(false)
  expect(existsSync(file)).toBe(false)
})

test('an unrelated process that reuses the pid is left alone', async () => {
  const { dir, file } = folder()
  const unrelated = await sleeper()
  const program = { ...unrelated, birth: '1' }
  writeFileSync(file, JSON.stringify({ launcher: GONE, programs: [program] }))
  expect(await endLeftoverProcesses(dir)).toBe(0)
  expect(isRunning(unrelated)).toBe(true)
})

test('programs of a running launcher are left alone, and its pid is reported', async () => {
  const { dir, file } = folder()
  const [launcher, program] = [await sleeper(), await sleeper()]
  writeFileSync(file, JSON.stringify({ launcher, programs: [program] }))
  expect(await endLeftoverProcesses(dir)).toBe(0)
  expect(isRunning(program)).toBe(true)
  expect(findLauncher(dir)).toBe(launcher.pid)
  clearRunning(dir)
  expect(existsSync(file)).toBe(true)
})

test('a launcher records its programs and removes the record', async () => {
  const { dir, file } = folder()
  const program = await sleeper()
  recordRunning(dir, [program])
  expect(JSON.parse(readFileSync(file, 'utf8')).programs).toEqual([program])
  expect(findLauncher(dir)).toBeUndefined()
  clearRunning(dir)
  expect(existsSync(file)).toBe(false)
})

test.each(['', '{', '{"launcher":1}', 'null'])('the damaged record %s is ignored', async (text) => {
  const { dir, file } = folder()
  writeFileSync(file, text)
  expect(await endLeftoverProcesses(dir)).toBe(0)
})
