import { closeSync, openSync } from 'node:fs'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Limits } from './limits.ts'
import { ReadingRoom } from './reading-room.ts'

const LIMITS: Limits = {
  seconds: 60,
  memory: { heapMB: 64, inAllMB: 160 },
  answerMB: 2,
  advice: 'Please export it smaller.',
}

/** Files that are read for something large may take more memory; the others are alike. */
const limits = new Proxy<Record<string, Limits>>(
  {},
  {
    get: (_, kind) =>
      kind === 'largePid' ? { ...LIMITS, memory: { heapMB: 80, inAllMB: 160 } } : LIMITS,
  },
)

function openRoom(options: { atOnce?: number; waiting?: number } = {}) {
  const program = 'content/media/foreign-files/testing/odd-program.ts'
  const room = new ReadingRoom({ limits, program, ...options })
  return (kind: string, file: Buffer | string = Buffer.from('file')) =>
    room.read({ kind, name: 'a.txt', file })
}

afterEach(() => vi.useRealTimers())

test('a file is read by its bytes or by its path, and the answer has bytes of its own', async () => {
  const read = openRoom()
  const bytes = Buffer.alloc(1_000_000, 'x')
  expect(await read('echo', bytes)).toEqual({ value: 'a.txt', bytes })
  expect(await read('echo', '/a/path')).toEqual({ value: 'a.txt', bytes: Buffer.from('/a/path') })
})

test('what a library writes to the usual outputs is no part of the answer', async () => {
  expect((await openRoom()('chatter')).value).toBe('quiet')
})

test('one process reads file after file, and another one those that may take more memory', async () => {
  const read = openRoom()
  const first = await read('pid')
  expect((await read('echo')).value).toBe('a.txt')
  expect(await read('pid')).toEqual(first)
  expect((await read('largePid')).value).not.toBe(first.value)
})

test('many files at once start no more processes than may work at once', async () => {
  const read = openRoom({ atOnce: 2 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => read('pid')))
  expect(new Set(answers.map(({ value }) => value)).size).toBeLessThanOrEqual(2)
})

test('a process has no settings of the service, none of its files, and may only read', async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'a secret of the service')
  onTestFinished(() => void vi.unstubAllEnvs())
  const file = openSync(import.meta.filename, 'r')
  onTestFinished(() => closeSync(file))
  const { value } = await openRoom()('surroundings')
  const { env, files, may }: Record<string, string[]> = Object(value)
  expect(Object.keys(env ?? {})).not.toContain('PAYLOAD_SECRET')
  expect(files).not.toContain(import.meta.filename)
  expect(may).toEqual([])
})

test.each([
  [
    'fills the memory outside of the heap',
    'fill',
    'needs too much memory to read. Please export it',
  ],
  ['fills the heap', 'fillHeap', 'needs too much memory to read. Please export it'],
  ['says too much', 'talk', 'holds too much to be read. Please export it'],
  ['breaks the program', 'crash', 'cannot be read. It may be damaged'],
  ['is refused by a library', 'throwing', 'cannot be read. It may be damaged'],
])('a file that %s is explained, and the next one is read', async (_, kind, flaw) => {
  const read = openRoom({ atOnce: 1 })
  await expect(read(kind)).rejects.toMatchObject({ flaw: expect.stringContaining(flaw) })
  expect((await read('echo')).value).toBe('a.txt')
})

test('a file that takes too long is given up; those that wait are read, and no more may wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const read = openRoom({ atOnce: 1, waiting: 1 })
  const long = expect(read('hang')).rejects.toMatchObject({
    flaw: 'takes longer than 60 seconds to read. Please export it smaller.',
  })
  const waiting = read('echo')
  await expect(read('echo')).rejects.toThrow('Other files are being read.')
  await vi.advanceTimersByTimeAsync(60_000)
  await long
  expect((await waiting).value).toBe('a.txt')
})
