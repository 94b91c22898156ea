import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { OneWriter } from './one-writer.ts'

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

test('transactions asked for at the same moment follow each other', async () => {
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

test('a write beside an open transaction waits and is not lost', async () => {
  await using scratch = await openScratch()
  const { client, count } = scratch
  const transaction = await client.transaction()
  const beside = client.execute(INSERT)
  await transaction.execute(INSERT)
  await transaction.rollback()
  await beside
  expect(await count()).toBe(1)
})

test('reading goes on during a transaction and sees what was committed', async () => {
  await using scratch = await openScratch()
  const { client, count } = scratch
  const transaction = await client.transaction()
  await transaction.execute(INSERT)
  expect(await count()).toBe(0)
  await transaction.commit()
  expect(await count()).toBe(1)
})

test('while another process writes, a transaction waits without blocking this one', async () => {
  await using scratch = await openScratch()
  const { client, url, count } = scratch
  const other = createClient({ url })
  const theirs = await other.transaction('write')
  const ours = client.transaction()
  await theirs.execute(INSERT)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await theirs.commit()
  const transaction = await ours
  await transaction.execute(INSERT)
  await transaction.commit()
  other.close()
  expect(await count()).toBe(2)
})
