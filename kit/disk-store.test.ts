import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Entry } from './disk-entry.ts'
import { DiskStore } from './disk-store.ts'

async function folder() {
  const dir = await mkdtemp(join(tmpdir(), 'belvedere-store-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

function open(dir: string, capBytes = 1e6) {
  const errors: unknown[] = []
  return { store: new DiskStore({ dir, capBytes, onError: (error) => errors.push(error) }), errors }
}

const entry = (text: string): Entry => ({ body: Buffer.from(text), about: { kind: 'text' } })

async function keep(dir: string, texts: Record<string, string>) {
  const { store } = open(dir)
  for (const [key, text] of Object.entries(texts)) store.set(key, () => entry(text))
  await store.flush()
}

async function textsIn(dir: string, capBytes?: number) {
  const found = await open(dir, capBytes).store.readAll()
  return Object.fromEntries([...found].map(([key, { body }]) => [key, body.toString()]))
}

test('the last entry of each key is read after a restart', async () => {
  const dir = await folder()
  const { store } = open(dir)
  for (let i = 0; i < 20; i++) store.set('/a', () => entry(`a${i}`))
  store.set('/b', () => entry('b'))
  store.set('/c', () => entry('c'))
  store.delete('/c')
  await store.flush()
  expect(await textsIn(dir)).toEqual({ '/a': 'a19', '/b': 'b' })
  store.delete('/b')
  await store.flush()
  expect(await textsIn(dir)).toEqual({ '/a': 'a19' })
})

test.each([
  ['half-written', (bytes: Buffer) => bytes.subarray(0, -3)],
  [
    'altered',
    (bytes: Buffer) => bytes.map((byte, i) => (i === bytes.length - 3 ? byte ^ 4 : byte)),
  ],
  ['empty', () => Buffer.alloc(0)],
  [
    'stored under another name',
    (bytes: Buffer) => Buffer.from(bytes.toString().replace('/a', '/c')),
  ],
])('a file that is %s is left out and deleted', async (_, damage) => {
  const dir = await folder()
  await keep(dir, { '/a': 'first', '/b': 'second' })
  for (const name of await readdir(dir)) {
    const bytes = await readFile(join(dir, name))
    if (bytes.includes('first')) await writeFile(join(dir, name), damage(bytes))
  }
  expect(await textsIn(dir)).toEqual({ '/b': 'second' })
  expect(await readdir(dir)).toHaveLength(1)
})

test('above the cap the oldest files are deleted', async () => {
  const dir = await folder()
  await keep(dir, { old: 'x'.repeat(800) })
  for (const name of await readdir(dir)) await utimes(join(dir, name), 1000, 1000)
  await keep(dir, { new: 'x'.repeat(800) })
  expect(Object.keys(await textsIn(dir, 1500))).toEqual(['new'])
  expect(await readdir(dir)).toHaveLength(1)
})

test('two programs write the same keys: every entry stays whole', async () => {
  const dir = await folder()
  const [one, other] = [open(dir).store, open(dir).store]
  for (let i = 0; i < 50; i++) {
    one.set(`${i % 5}`, () => entry('1'.repeat(5000)))
    other.set(`${i % 5}`, () => entry('2'.repeat(9000)))
    if (i % 10 === 0) await one.flush()
  }
  await Promise.all([one.flush(), other.flush()])
  const lengths = Object.values(await textsIn(dir)).map((text) => text.length)
  expect(lengths).toHaveLength(5)
  expect(lengths.every((length) => length === 5000 || length === 9000)).toBe(true)
})

test('a folder that cannot be created is reported, and the program continues', async () => {
  const dir = join(await folder(), 'file')
  await writeFile(dir, 'not a folder')
  const { store, errors } = open(dir)
  expect(await store.readAll()).toEqual(new Map())
  store.set('/a', () => entry('a'))
  store.set('/b', () => entry('b'))
  await store.flush()
  expect(errors).toHaveLength(2)
})
