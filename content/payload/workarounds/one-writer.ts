import { setTimeout as sleep } from 'node:timers/promises'
import { isObject } from '@belvedere/kit/json.ts'
import {
  type Client,
  createClient,
  type InStatement,
  type InValue,
  LibsqlError,
  type ResultSet,
  type Transaction,
} from '@libsql/client'
import type { Payload } from 'payload'
import { Mutex } from '../database/mutex.ts'
import { ownTransaction, setOwnTransaction } from './own-transaction.ts'
import { WriteTransaction } from './write-transaction.ts'

const READS = /^\s*(select|explain|pragma\s+\w+\s*;?\s*$)/i
const PRAGMAS = [
  'busy_timeout = 2000',
  'journal_mode = WAL',
  // An acknowledged commit is on disk, also after a power failure.
  'synchronous = FULL',
  'foreign_keys = ON',
  // Erased data, such as a person’s, does not stay in free pages of the file.
  'secure_delete = ON',
  // From here on retries happen in this file: SQLite’s own waiting would block the event loop.
  'busy_timeout = 0',
]
const TIMEOUT = 20_000
const NESTED = 'This operation already has an open transaction: pass its `req` on.'

/**
 * Whether another writer waits for the one that has the SQLite file; on PostgreSQL, writers wait only
 * for the same records. By shape, because Next loads this module twice.
 */
export function othersWait({ db }: Payload): boolean {
  return 'client' in db && isObject(db.client) && db.client.isAwaited === true
}

/**
 * Waits until nobody writes to the SQLite file, or for this many milliseconds. SQLite runs in the
 * thread of the service, so a long read in the middle of a transaction makes every writer wait for
 * it. PostgreSQL has threads of its own.
 */
export async function untilWritten({ db }: Payload, most: number): Promise<void> {
  const client = 'client' in db && isObject(db.client) ? db.client : {}
  if ('untilFree' in client && typeof client.untilFree === 'function') await client.untilFree(most)
}

/**
 * A client for one SQLite file with one connection for reads and one for writes. SQLite allows a
 * single writer, and the client that Payload uses opens a connection per transaction
 * (`@libsql/client/lib-esm/sqlite3.js`): without a queue, two editors who save at the same moment
 * would get “database is locked”. A write that does not get the transaction of its own operation
 * joins it, because waiting for that transaction would be a deadlock.
 * https://github.com/tursodatabase/libsql-client-ts/issues/288
 */
export class OneWriter implements Client {
  closed = false
  readonly protocol = 'file'
  readonly #url: string
  readonly #reader: Client
  #writer: Client
  readonly #mutex = new Mutex()

  /** Opens the file and creates it when it is missing. */
  static async open(url: string): Promise<OneWriter> {
    const writer = await connect(url)
    try {
      return new OneWriter(url, writer, await connect(url))
    } catch (error) {
      writer.close()
      throw error
    }
  }

  private constructor(url: string, writer: Client, reader: Client) {
    this.#url = url
    this.#writer = writer
    this.#reader = reader
  }

  /** Whether a writer waits for another one. */
  get isAwaited(): boolean {
    return this.#mutex.isAwaited
  }

  untilFree(most: number): Promise<void> {
    return this.#mutex.untilFree(most)
  }

  async execute(statement: InStatement | string, args?: InValue[]): Promise<ResultSet> {
    const query = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
    if (READS.test(query.sql)) return this.#reader.execute(query)
    const own = ownTransaction()
    if (own) return own.execute(query)
    return this.#mutex.run(() => this.#retryWhileBusy((writer) => writer.execute(query)))
  }

  async transaction(): Promise<Transaction> {
    if (ownTransaction()) throw new Error(NESTED)
    return setOwnTransaction(new WriteTransaction(() => this.#begin()))
  }

  async #begin() {
    const release = await this.#mutex.acquire()
    try {
      await this.#retryWhileBusy((writer) => writer.execute('BEGIN IMMEDIATE'))
      return { connection: this.#writer, release }
    } catch (error) {
      release()
      throw error
    }
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const own = ownTransaction()
    if (own) return own.batch(statements)
    return this.#mutex.run(() =>
      this.#retryWhileBusy((writer) => writer.batch(statements, 'write')),
    )
  }

  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#mutex.run(() => this.#writer.migrate(statements))
  }

  async executeMultiple(sql: string): Promise<void> {
    return this.#mutex.run(() => this.#writer.executeMultiple(sql))
  }

  async sync(): Promise<undefined> {}

  close(): void {
    this.closed = true
    this.#reader.close()
    this.#writer.close()
  }

  /**
   * Retries while another process (set-up, the demo import) has the file locked; up to 20 seconds.
   */
  async #retryWhileBusy<T>(work: (writer: Client) => Promise<T>): Promise<T> {
    const deadline = Date.now() + TIMEOUT
    for (;;) {
      try {
        return await work(this.#writer)
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error
        await this.#renewWriter()
        await sleep(50)
      }
    }
  }

  /**
   * After SQLITE_BUSY the statement stays active on its connection and would block every commit.
   * https://github.com/tursodatabase/libsql-client-ts/issues/352
   */
  async #renewWriter() {
    this.#writer.close()
    this.#writer = await connect(this.#url)
  }
}

function isBusy(error: unknown) {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')
}

async function connect(url: string): Promise<Client> {
  const client = createClient({ url })
  try {
    for (const pragma of PRAGMAS) await client.execute(`PRAGMA ${pragma}`)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}
