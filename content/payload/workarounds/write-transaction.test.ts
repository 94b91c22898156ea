import type { Client } from '@libsql/client'
import { expect, test } from 'vitest'
import { WriteTransaction } from './write-transaction.ts'

/** A transaction on a connection whose ROLLBACK fails, and how often the connection was released. */
async function transactionWith(failure: string) {
  const released: true[] = []
  const execute = (statement: string) =>
    statement === 'ROLLBACK' ? Promise.reject(new Error(failure)) : Promise.resolve({ rows: [] })
  const connection = { execute } as unknown as Client
  const release = () => void released.push(true)
  const transaction = new WriteTransaction(() => Promise.resolve({ connection, release }))
  await transaction.execute('UPDATE pages SET title = 1')
  return { transaction, released }
}

test('a rollback that SQLite has made itself on a full disk is no error', async () => {
  const { transaction, released } = await transactionWith(
    'SQLITE_ERROR: cannot rollback - no transaction is active',
  )
  await transaction.rollback()
  expect(released).toHaveLength(1)
})

test('a rollback that fails for another reason reports it, and releases the connection to the next writer', async () => {
  const { transaction, released } = await transactionWith('SQLITE_IOERR: disk I/O error')
  await expect(transaction.rollback()).rejects.toThrow('SQLITE_IOERR')
  expect(released).toHaveLength(1)
})
