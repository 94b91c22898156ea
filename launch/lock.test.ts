import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withSetupLock } from './lock.mjs'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-lock-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** A process that appends two lines to a file while it holds the lock. */
function contender(dir: string, name: string) {
  const script = `
    import { appendFileSync } from 'node:fs'
    import { withSetupLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)}
    await withSetupLock(${JSON.stringify(dir)}, async () => {
      appendFileSync(${JSON.stringify(join(dir, 'diary'))}, '${name} in\\n')
      await new Promise((resolve) => setTimeout(resolve, 20))
      appendFileSync(${JSON.stringify(join(dir, 'diary'))}, '${name} out\\n')
    })`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
}

/** A lock owner that no longer runs. */
const STALE = String(2 ** 22 + 1)

/** Makes a lock as a crash leaves it. */
function leave(dir: string, owner: string | undefined) {
  mkdirSync(join(dir, 'lock'))
  if (owner) writeFileSync(join(dir, 'lock', owner), '')
}

test('the lock is released after successful and failed work', async () => {
  const dir = folder()
  expect(await withSetupLock(dir, async () => existsSync(join(dir, 'lock')))).toBe(true)
  await expect(withSetupLock(dir, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(join(dir, 'lock'))).toBe(false)
})

test.each<[string, string | undefined]>([
  ['whose owner no longer runs', STALE],
  ['whose owner had the pid of this process', String(process.pid)],
  ['without an owner', undefined],
])('a lock %s is replaced', async (_, owner) => {
  const dir = folder()
  leave(dir, owner)
  expect(await withSetupLock(dir, async () => 'mine')).toBe('mine')
})

test('processes that find a stale lock run one after the other', async () => {
  const dir = folder()
  leave(dir, STALE)
  const contenders = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => contender(dir, name))
  const codes = await Promise.all(contenders.map((child) => once(child, 'exit')))
  expect(codes.map(([code]) => code)).toEqual([0, 0, 0, 0, 0, 0])
  const diary = readFileSync(join(dir, 'diary'), 'utf8').trim().split('\n')
  const visits = Array.from({ length: 6 }, (_, i) => diary.slice(2 * i, 2 * i + 2))
  for (const [entry = '', exit] of visits) expect(exit).toBe(entry.replace('in', 'out'))
})

test('a second caller waits for the lock', async () => {
  const dir = folder()
  const done = Promise.withResolvers<void>()
  const order: string[] = []
  const first = withSetupLock(dir, () => done.promise).then(() => order.push('first'))
  const second = withSetupLock(dir, async () => order.push('second'))
  setTimeout(done.resolve, 250)
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})
