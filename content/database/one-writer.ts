import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Client,
  createClient,
  type InStatement,
  type InValue,
  LibsqlError,
  type ResultSet,
  type Transaction,
} from '@libsql/client'
import { Mutex } from './mutex.ts'
import { ownTransaction, rememberOwn } from './own-transaction.ts'
import { WriteTransaction } from './write-transaction.ts'

const READS = /^\s*(select|explain|pragma\s+\w+\s*;?\s*$)/i
const PRAGMAS = [
  'busy_timeout = 2000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // From here on waiting is done by this file, because SQLite’s own would stop the whole process.
  'busy_timeout = 0',
]
const PATIENCE = 20_000
const NESTED = 'This work has a transaction open already: pass its `req` on instead of a new one.'

/**
 * A client for one SQLite file with one connection that reads and one that writes. SQLite allows a
 * single writer: without a queue, two editors saving at the same moment would see “database is
 * locked”, and Payload’s adapter opens a new connection for every transaction. A write that forgets the
 * transaction it belongs to joins it: waiting for it would be waiting for itself.
 */
export class OneWriter implements Client {
  closed = false
  readonly protocol = 'file'
  readonly #url: string
  readonly #reader: Client
  #writer: Client
  readonly #turns = new Mutex()

  /** Opens the file, making it when it is missing. */
  static async open(url: string): Promise<OneWriter> {
    return new OneWriter(url, await connect(url), await connect(url))
  }

  private constructor(url: string, writer: Client, reader: Client) {
    this.#url = url
    this.#writer = writer
    this.#reader = reader
  }

  async execute(statement: InStatement | string, args?: InValue[]): Promise<ResultSet> {
    const whole = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
    if (READS.test(whole.sql)) return this.#reader.execute(whole)
    const own = ownTransaction()
    if (own) return own.execute(whole)
    return this.#turns.run(() => this.#patiently((writer) => writer.execute(whole)))
  }

  async transaction(): Promise<Transaction> {
    if (ownTransaction()) throw new Error(NESTED)
    return rememberOwn(new WriteTransaction(() => this.#begin()))
  }

  async #begin() {
    const end = await this.#turns.take()
    try {
      await this.#patiently((writer) => writer.execute('BEGIN IMMEDIATE'))
      return { connection: this.#writer, end }
    } catch (error) {
      end()
      throw error
    }
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const own = ownTransaction()
    if (own) return own.batch(statements)
    return this.#turns.run(() => this.#patiently((writer) => writer.batch(statements, 'write')))
  }

  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#turns.run(() => this.#writer.migrate(statements))
  }

  async executeMultiple(sql: string): Promise<void> {
    return this.#turns.run(() => this.#writer.executeMultiple(sql))
  }

  async sync(): Promise<undefined> {}

  close(): void {
    this.closed = true
    this.#reader.close()
    this.#writer.close()
  }

  /** Tries again while another process (set-up, a seed) holds the file, without blocking this one. */
  async #patiently<T>(work: (writer: Client) => Promise<T>): Promise<T> {
    const until = Date.now() + PATIENCE
    for (;;) {
      try {
        return await work(this.#writer)
      } catch (error) {
        if (!isBusy(error) || Date.now() > until) throw error
        await this.#renewWriter()
        await sleep(50)
      }
    }
  }

  /** A statement that found the file busy counts as running for ever and would block each commit. */
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
  for (const pragma of PRAGMAS) await client.execute(`PRAGMA ${pragma}`)
  return client
}
