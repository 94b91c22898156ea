import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isRunning } from '../../launch/processes.mjs'
import { clearRunning, findLauncher, recordRunning, untilLeftoversExit } from './running-record.ts'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-running-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return { dir, file: join(dir, 'running.pids') }
}

async function sleeper(seconds = '60') {
  const child = spawn('sleep', [seconds], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'spawn')
  return child.pid ?? 0
}

const GONE = 2 ** 22 + 1

test('after a killed launcher, a start waits until its programs have exited', async () => {
  const { dir, file } = folder()
  const program = await sleeper('0.3')
  writeFileSync(file, `${GONE} ${program} ${GONE}`)
  await untilLeftoversExit(dir)
  expect(isRunning(program)).toBe(false)
  expect(findLauncher(dir)).toBeUndefined()
})

test('a running launcher is reported, and its record is kept', async () => {
  const { dir, file } = folder()
  const [launcher, program] = [await sleeper(), await sleeper()]
  writeFileSync(file, `${launcher} ${program}`)
  await untilLeftoversExit(dir)
  expect([launcher, program].map(isRunning)).toEqual([true, true])
  expect(findLauncher(dir)).toBe(launcher)
  clearRunning(dir)
  expect(existsSync(file)).toBe(true)
})

test('a launcher records its programs and removes the record', async () => {
  const { dir, file } = folder()
  const pid = await sleeper()
  recordRunning(dir, [pid])
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${pid}`)
  expect(findLauncher(dir)).toBeUndefined()
  clearRunning(dir)
  expect(existsSync(file)).toBe(false)
})

test.each(['', ' ', 'one', '-1', '0 0'])('the damaged record %s is ignored', async (text) => {
  const { dir, file } = folder()
  writeFileSync(file, text)
  await untilLeftoversExit(dir)
  expect(findLauncher(dir)).toBeUndefined()
})
