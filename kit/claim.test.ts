import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createOnce } from './claim.ts'
import { DiskCache } from './disk-cache.ts'

async function folder() {
  const dir = await mkdtemp(join(tmpdir(), 'belvedere-claim-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

const entry = (text: string) => ({ body: Buffer.from(text), about: {} })

test('two caches on one folder create an entry once', async () => {
  const dir = await folder()
  const create = vi.fn(() => sleep(20).then(() => entry('made')))
  const copies = [1, 2].map(() => new DiskCache({ dir, capBytes: 1e6, createsOnce: true }))
  const found = await Promise.all(copies.map((cache) => cache.getOrCreate('k', create)))
  expect(found.map(({ body }) => body.toString())).toEqual(['made', 'made'])
  expect(create).toHaveBeenCalledTimes(1)
})

/** Creates the same three entries in another process, and notes each creation in a file. */
const PROGRAM = `
  const { appendFile } = await import('node:fs/promises')
  const { DiskCache } = await import(process.argv[1])
  const cache = new DiskCache({ dir: process.argv[2], capBytes: 1e6, createsOnce: true })
  const create = (key) => async () => {
    await appendFile(process.argv[3], key + ' ')
    await new Promise((resolve) => setTimeout(resolve, 60))
    return { body: Buffer.from(key), about: {} }
  }
  await Promise.all(['a', 'b', 'c'].map((key) => cache.getOrCreate(key, create(key))))
`

test('two processes on one folder create each entry once', async () => {
  const dir = await folder()
  const log = join(dir, 'log.tmp')
  const module = new URL('./disk-cache.ts', import.meta.url).href
  const args = ['--input-type=module', '-e', PROGRAM, module, join(dir, 'cache'), log]
  const codes = await Promise.all(
    [1, 2].map(() => {
      const child = spawn(process.execPath, args, { stdio: 'inherit' })
      return new Promise((resolve) => child.on('exit', resolve))
    }),
  )
  expect(codes).toEqual([0, 0])
  expect((await readFile(log, 'utf8')).trim().split(' ').sort()).toEqual(['a', 'b', 'c'])
})

test.each([
  ['ended', `${hostname()} 999999999 x`, new Date()],
  ['stopped renewing it', 'another-machine 1 x', new Date(0)],
])('the claim of a process that %s is taken over', async (_, owner, renewed) => {
  const path = join(await folder(), 'entry')
  const claim = `${path}.claim.tmp`
  await writeFile(claim, owner)
  await utimes(claim, renewed, renewed)
  const create = async () => 'created'
  expect(await createOnce({ path, find: async () => undefined, create })).toBe('created')
  expect(existsSync(claim)).toBe(false)
})

test('a claim that is renewed is respected until the entry is there', async () => {
  const path = join(await folder(), 'entry')
  await writeFile(`${path}.claim.tmp`, 'another-machine 1 x')
  const find = () => readFile(path, 'utf8').catch(() => undefined)
  const create = vi.fn(async () => 'ours')
  const waiting = createOnce({ path, find, create })
  await appendFile(path, 'theirs')
  expect(await waiting).toBe('theirs')
  expect(create).not.toHaveBeenCalled()
})

test('a failed creation frees the claim', async () => {
  const path = join(await folder(), 'entry')
  const find = async () => undefined
  const fail = () => Promise.reject(new Error('broken'))
  await expect(createOnce({ path, find, create: fail })).rejects.toThrow('broken')
  expect(await createOnce({ path, find, create: async () => 'fine' })).toBe('fine')
})

test('where no claim can be written, the work is done without one', async () => {
  const file = join(await folder(), 'file')
  await writeFile(file, '')
  const work = { path: join(file, 'entry'), find: async () => undefined, create: async () => 1 }
  expect(await createOnce(work)).toBe(1)
})
