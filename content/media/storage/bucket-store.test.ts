import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@belvedere/kit/log.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StorageError } from '../../service/storage-error.ts'
import { openBucket } from '../../testing/bucket.ts'
import { Bucket } from './bucket.ts'
import { bucketSettings } from './bucket-settings.ts'
import { BucketStore } from './bucket-store.ts'
import { LocalCopies } from './local-copies.ts'
import { Places } from './places.ts'
import type { Place } from './upload-store.ts'

const NAME = 'bay-c0ffee00.jpg'
const bytes = (length: number, value = 7) => Buffer.alloc(length, value)

function fail(): never {
  throw new Error('The bucket has no settings.')
}

/** A bucket, the records that name its files, and services that share both. */
async function open(capBytes = 1e6) {
  const bucket = await openBucket()
  onTestFinished(() => bucket[Symbol.asyncDispose]())
  for (const [name, value] of Object.entries(bucket.settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const settings = bucketSettings() ?? fail()
  const records = new Map<string, Place>()
  const failures: string[] = []
  const service = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'belvedere-copies-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    let now = 0
    const store = new BucketStore({
      bucket: new Bucket(settings),
      name: settings.bucket,
      copies: new LocalCopies(folder, capBytes),
      places: new Places(
        async (name) => records.get(name),
        () => now,
      ),
      log: createLog('media', { write: () => undefined }),
      onFailure: (operation) => failures.push(operation),
    })
    const later = () => {
      now += 61_000
    }
    return { store, folder, later }
  }
  return { ...bucket, records, failures, service }
}

test('a file that one service stores is read by another one, from its own copy afterwards', async () => {
  const { names, records, service, stop } = await open()
  const [a, b] = [await service(), await service()]
  await a.store.write(NAME, bytes(5000))
  records.set(NAME, 'public')
  expect(await names()).toEqual([NAME])
  const path = await b.store.find(NAME)
  expect(await readFile(path ?? '')).toEqual(bytes(5000))
  await stop()
  expect(await b.store.find(NAME)).toBe(path)
  await expect(a.store.find(NAME)).rejects.toThrow(StorageError)
})

test('a file on disk, such as a film, is sent as a stream with its length', async () => {
  const { records, service } = await open(5e6)
  const { store, folder } = await service()
  const upload = join(folder, '..', `belvedere-film-${process.pid}.mp4`)
  await writeFile(upload, bytes(3e6))
  onTestFinished(() => rm(upload, { force: true }))
  await store.write('film-c0ffee00.mp4', upload)
  records.set('film-c0ffee00.mp4', 'public')
  expect(await readFile((await store.find('film-c0ffee00.mp4')) ?? '')).toEqual(bytes(3e6))
})

test('a file is in the bin for every service once its record is, and public again afterwards', async () => {
  const { names, records, service } = await open()
  const [a, b] = [await service(), await service()]
  await a.store.write(NAME, bytes(10))
  records.set(NAME, 'public')
  expect(await b.store.find(NAME)).toBeDefined()
  records.set(NAME, 'bin')
  a.store.move([NAME])
  b.later()
  for (const { store } of [a, b]) expect(await store.find(NAME)).toBeUndefined()
  expect(await a.store.find(NAME, 'bin')).toBeDefined()
  records.set(NAME, 'public')
  a.store.move([NAME])
  expect(await a.store.find(NAME)).toBeDefined()
  expect(await names()).toEqual([NAME])
})

test('the file of a deleted record leaves the bucket, and the copies of the service', async () => {
  const { names, service } = await open()
  const { store, folder, later } = await service()
  await store.write(NAME, bytes(10))
  expect(await store.find(NAME)).toBeDefined()
  later()
  store.remove([NAME])
  await store.settled()
  expect([await names(), await readdir(folder)]).toEqual([[], []])
})

test('a deletion leaves a file that a new record names meanwhile', async () => {
  const { names, records, service } = await open()
  const { store } = await service()
  await store.write(NAME, bytes(10))
  store.remove([NAME])
  records.set(NAME, 'public')
  await store.write(NAME, bytes(10))
  await store.settled()
  expect(await names()).toEqual([NAME])
})

test('while the bucket is away a file cannot be stored, and the sentence says that nothing was', async () => {
  const { failures, service, start, stop, names } = await open()
  const { store } = await service()
  await stop()
  await expect(store.write(NAME, bytes(10))).rejects.toThrow(/nothing was saved/)
  expect(failures).toEqual(['write'])
  await start()
  await store.write(NAME, bytes(10))
  expect(await names()).toEqual([NAME])
})

test('a file that comes again does not wait for a deletion that the bucket refuses', async () => {
  const { names, service, start, stop } = await open()
  const { store } = await service()
  await store.write(NAME, bytes(10))
  await stop()
  store.remove([NAME])
  await start()
  await store.write(NAME, bytes(20))
  await store.settled()
  expect(await names()).toEqual([NAME])
})

test('a bucket that takes a request and never answers is given up', async () => {
  await open()
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const settings = { ...(bucketSettings() ?? fail()), endpoint: `http://127.0.0.1:${port}` }
  await expect(new Bucket(settings, 50).check()).rejects.toThrow()
})

test('a file that the bucket does not have is missing; a record alone makes none', async () => {
  const { records, service } = await open()
  records.set(NAME, 'public')
  const { store, folder } = await service()
  expect(await store.find(NAME)).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

test('copies above the cap are deleted, those that were used last stay', async () => {
  const { records, service } = await open(2500)
  const { store, folder } = await service()
  const names = ['a.jpg', 'b.jpg', 'c.jpg']
  for (const name of names) {
    await store.write(name, bytes(1000))
    records.set(name, 'public')
    await store.find(name)
  }
  expect((await readdir(folder)).toSorted()).toEqual(['b.jpg', 'c.jpg'])
  expect(await readFile((await store.find('a.jpg')) ?? '')).toEqual(bytes(1000))
})

test('a bucket that does not exist is made, one that exists stays as it is', async () => {
  const { names, service } = await open()
  const { store } = await service()
  await store.write(NAME, bytes(10))
  await new Bucket(bucketSettings() ?? fail()).ensure()
  expect(await names()).toEqual([NAME])
  vi.stubEnv('S3_BUCKET', 'another')
  const another = new Bucket(bucketSettings() ?? fail())
  await expect(another.check()).rejects.toThrow()
  await another.ensure()
  await another.check()
})
