import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { OneWriter } from './one-writer.ts'
import { enterTransaction } from './own-transaction.ts'

async function openScratch() {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-one-writer-'))
  const url = `file:${join(folder, 'test.sqlite')}`
  const client = await OneWriter.open(url)
  await client.execute('CREATE TABLE notes (id INTEGER PRIMARY KEY, words TEXT)')
  const count = async () =>
    Number((await client.execute('SELECT count(*) n FROM notes')).rows[0]?.n)
  const close = async () => {
    client.close()
    await rm(folder, { recursive: true })
  }
  return { client, url, count, [Symbol.asyncDispose]: close }
}

const INSERT = "INSERT INTO notes (words) VALUES ('x')"

test('concurrent transactions run one after another', async () => {
  await using scratch = await openScratch()
  const { client, count } = scratch
  const work = Array.from({ length: 20 }, async () => {
    const transaction = await client.transaction()
    await transaction.execute(INSERT)
    await new Promise((resolve) => setTimeout(resolve, 2))
    await transaction.commit()
  })
  await Promise.all(work)
  expect(await count()).toBe(20)
})

test('a write outside an open transaction waits for it and survives its rollback', async () => {
  await using scratch = await openScratch()
  const { client, count } = scratch
  const transaction = await client.transaction()
  const inside = transaction.execute(INSERT)
  const beside = client.execute(INSERT)
  await inside
  await transaction.rollback()
  await beside
  expect(await count()).toBe(1)
})

test('a reader can wait for all who write, and goes on when they take too long', async () => {
  await using scratch = await openScratch()
  const { client } = scratch
  await client.untilFree(60_000)
  const transaction = await client.transaction()
  await transaction.execute(INSERT)
  const beside = client.execute(INSERT)
  await client.untilFree(1)
  expect(transaction.closed).toBe(false)
  const free = client.untilFree(60_000)
  await transaction.commit()
  await free
  await expect(Promise.race([beside, 'still waits'])).resolves.not.toBe('still waits')
})

test('a commit is on disk before it is acknowledged', async () => {
  await using scratch = await openScratch()
  const { client } = scratch
  const transaction = await client.transaction()
  await transaction.execute(INSERT)
  const [journal] = (await transaction.execute('PRAGMA journal_mode')).rows
  const [sync] = (await transaction.execute('PRAGMA synchronous')).rows
  await transaction.commit()
  // 2 is FULL: with NORMAL, a power failure could lose the last commits of a write-ahead log.
  expect([journal?.journal_mode, sync?.synchronous]).toEqual(['wal', 2])
})

test('erased data is not in the file any more', async () => {
  await using scratch = await openScratch()
  const { client, url } = scratch
  const words = 'Zebulon '.repeat(2000)
  for (let i = 0; i < 5; i++) await client.execute('INSERT INTO notes (words) VALUES (?)', [words])
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  const contents = () => readFile(url.replace('file:', ''), 'latin1')
  expect(await contents()).toContain('Zebulon')
  await client.execute("UPDATE notes SET words = '' WHERE id < 3")
  await client.execute('DELETE FROM notes WHERE id > 2')
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  expect(await contents()).not.toContain('Zebulon')
})

test('a transaction without statements does not block other writes', async () => {
  await using scratch = await openScratch()
  const { client, count } = scratch
  const transaction = await client.transaction()
  await client.execute(INSERT)
  expect(await count()).toBe(1)
  await transaction.execute(INSERT)
  await transaction.commit()
  expect(await count()).toBe(2)
  await (await client.transaction()).commit()
  await (await client.transaction()).rollback()
  await client.execute(INSERT)
  expect(await count()).toBe(3)
})

test('reads continue during a transaction and return committed data', async () => {
  await using scratch = await openScratch()
  const { client, count } = scratch
  const transaction = await client.transaction()
  await transaction.execute(INSERT)
  expect(await count()).toBe(0)
  await transaction.commit()
  expect(await count()).toBe(1)
})

test('a transaction waits for a write of another process without blocking the event loop', async () => {
  await using scratch = await openScratch()
  const { client, url, count } = scratch
  const other = createClient({ url })
  const theirs = await other.transaction('write')
  const transaction = await client.transaction()
  const ours = transaction.execute(INSERT)
  await theirs.execute(INSERT)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await theirs.commit()
  await ours
  await transaction.commit()
  other.close()
  expect(await count()).toBe(2)
})

test('a write that does not get its open transaction joins it instead of deadlocking', async () => {
  await using scratch = await openScratch()
  const { client, count } = scratch
  enterTransaction()
  const transaction = await client.transaction()
  await client.execute(INSERT)
  await client.batch([INSERT, INSERT])
  await transaction.rollback()
  expect(await count()).toBe(0)
  await client.execute(INSERT)
  expect(await count()).toBe(1)
})

test('a nested transaction is rejected at once', async () => {
  await using scratch = await openScratch()
  const { client } = scratch
  enterTransaction()
  const transaction = await client.transaction()
  await expect(client.transaction()).rejects.toThrow(/pass its `req` on/)
  await transaction.rollback()
})

test('a write does not join the transaction of another operation', async () => {
  await using scratch = await openScratch()
  const { client, count } = scratch
  const first = async () => {
    enterTransaction()
    const transaction = await client.transaction()
    await transaction.execute(INSERT)
    await new Promise((resolve) => setTimeout(resolve, 30))
    await transaction.rollback()
  }
  const second = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    await client.execute(INSERT)
  }
  await Promise.all([second(), first()])
  expect(await count()).toBe(1)
})
