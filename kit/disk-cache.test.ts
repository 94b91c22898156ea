import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DiskCache, type Entry } from './disk-cache.ts'

async function folder() {
  const dir = await mkdtemp(join(tmpdir(), 'belvedere-cache-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

function entry(text: string): Entry {
  return { body: Buffer.from(text), about: { type: 'text/plain' } }
}

const mustNotCreate = () => Promise.reject(new Error('created again'))

async function filesIn(dir: string) {
  const names = await readdir(dir, { recursive: true })
  const paths = names.map((name) => join(dir, name))
  const stats = await Promise.all(paths.map((path) => stat(path)))
  return paths.filter((_, i) => stats[i]?.isFile())
}

test('a stored entry is found again, also after a restart', async () => {
  const dir = await folder()
  await new DiskCache({ dir, capBytes: 1e6 }).getOrCreate('a?w=1', async () => entry('one'))
  const again = await new DiskCache({ dir, capBytes: 1e6 }).getOrCreate('a?w=1', mustNotCreate)
  expect(again).toEqual(entry('one'))
})

test('empty and binary entries are returned unchanged', async () => {
  const cache = new DiskCache({ dir: await folder(), capBytes: 1e6 })
  const all = Buffer.from(Array.from({ length: 512 }, (_, i) => i % 256))
  await cache.getOrCreate('empty', async () => entry(''))
  await cache.getOrCreate('all', async () => ({ body: all, about: {} }))
  expect((await cache.get('empty'))?.body.length).toBe(0)
  expect((await cache.get('all'))?.body.equals(all)).toBe(true)
})

test('concurrent callers share one creation', async () => {
  const cache = new DiskCache({ dir: await folder(), capBytes: 1e6 })
  let created = 0
  const create = async () => entry(String(++created))
  const calls = Array.from({ length: 50 }, () => cache.getOrCreate('same', create))
  const bodies = (await Promise.all(calls)).map((found) => found.body.toString())
  expect(new Set(bodies)).toEqual(new Set(['1']))
})

test('an error reaches every caller and is not cached', async () => {
  const cache = new DiskCache({ dir: await folder(), capBytes: 1e6 })
  const both = [cache.getOrCreate('k', mustNotCreate), cache.getOrCreate('k', mustNotCreate)]
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await cache.getOrCreate('k', async () => entry('fine'))).body.toString()).toBe('fine')
})

test('the least recently used entry is evicted at the cap', async () => {
  const dir = await folder()
  const cache = new DiskCache({ dir, capBytes: 2900 })
  const big = 'x'.repeat(800)
  for (const key of ['a', 'b', 'c']) await cache.getOrCreate(key, async () => entry(big))
  await cache.get('a')
  await cache.getOrCreate('d', async () => entry(big))
  expect(await cache.get('b')).toBeUndefined()
  for (const key of ['a', 'c', 'd']) expect(await cache.get(key)).toBeDefined()
  expect(cache.bytes).toBeLessThanOrEqual(2900)
})

test('entries of earlier runs count towards the cap, oldest first', async () => {
  const dir = await folder()
  const cache = new DiskCache({ dir, capBytes: 1e6 })
  await cache.getOrCreate('old', async () => entry('x'.repeat(800)))
  for (const file of await filesIn(dir)) await utimes(file, 1000, 1000)
  await cache.getOrCreate('young', async () => entry('x'.repeat(800)))
  const restarted = new DiskCache({ dir, capBytes: 2000 })
  await restarted.getOrCreate('new', async () => entry('x'.repeat(800)))
  expect(await restarted.get('old')).toBeUndefined()
  expect(await restarted.get('young')).toBeDefined()
})

test('files can be deleted while the cache is in use', async () => {
  const dir = await folder()
  const cache = new DiskCache({ dir, capBytes: 1e6 })
  await cache.getOrCreate('k', async () => entry('first'))
  await rm(dir, { recursive: true })
  expect(await cache.get('k')).toBeUndefined()
  await cache.getOrCreate('k', async () => entry('second'))
  expect((await cache.get('k'))?.body.toString()).toBe('second')
})

test('a truncated file counts as missing and is removed', async () => {
  const dir = await folder()
  const cache = new DiskCache({ dir, capBytes: 1e6 })
  await cache.getOrCreate('k', async () => entry('whole'))
  const [file = ''] = await filesIn(dir)
  await writeFile(file, (await readFile(file)).subarray(0, -2))
  expect(await cache.get('k')).toBeUndefined()
  expect(await filesIn(dir)).toEqual([])
})

test.each(['body', 'type', 'length', 'hash'])(
  'a file with a flipped bit in its %s is removed and created again after a restart',
  async (word) => {
    const dir = await folder()
    await new DiskCache({ dir, capBytes: 1e6 }).getOrCreate('k', async () => entry('the body'))
    const [file = ''] = await filesIn(dir)
    const bytes = await readFile(file)
    const at = bytes.lastIndexOf(word) + (word === 'length' ? 8 : 0)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(file, bytes)
    const restarted = new DiskCache({ dir, capBytes: 1e6 })
    expect(await restarted.get('k')).toBeUndefined()
    expect(await filesIn(dir)).toEqual([])
    const again = await restarted.getOrCreate('k', async () => entry('the body'))
    expect(again).toEqual(entry('the body'))
  },
)

test('no temporary file is left behind', async () => {
  const dir = await folder()
  await new DiskCache({ dir, capBytes: 1e6 }).getOrCreate('k', async () => entry('x'))
  expect(await filesIn(dir)).toHaveLength(1)
})

test('old temporary files of a crashed run are deleted, recent ones kept', async () => {
  const dir = await folder()
  await writeFile(join(dir, 'old.tmp'), 'x')
  await utimes(join(dir, 'old.tmp'), 1000, 1000)
  await writeFile(join(dir, 'young.tmp'), 'x')
  const cache = new DiskCache({ dir, capBytes: 1e6 })
  await cache.getOrCreate('k', async () => entry('x'))
  const names = (await filesIn(dir)).filter((name) => name.endsWith('.tmp'))
  expect(names).toEqual([join(dir, 'young.tmp')])
})

test('if writing fails, the caller still gets the entry and the error is reported', async () => {
  const dir = join(await folder(), 'file')
  await writeFile(dir, 'not a folder')
  const errors: unknown[] = []
  const cache = new DiskCache({ dir, capBytes: 1e6, onError: (error) => errors.push(error) })
  expect((await cache.getOrCreate('k', async () => entry('x'))).body.toString()).toBe('x')
  expect(errors).toHaveLength(1)
})

test('an entry larger than the cap is returned but not stored', async () => {
  const dir = await folder()
  const cache = new DiskCache({ dir, capBytes: 100 })
  expect((await cache.getOrCreate('k', async () => entry('x'.repeat(200)))).body.length).toBe(200)
  expect(await filesIn(dir)).toEqual([])
})
