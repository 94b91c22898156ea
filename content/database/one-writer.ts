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
import { Turns } from './turns.ts'
import { WriteTransaction } from './write-transaction.ts'

const READS = /^\s*(select|explain|pragma\s+\w+\s*;?\s*$)/i
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 500',
]
const PATIENCE = 20_000

/**
 * A client for one SQLite file with one connection that reads and one that writes. SQLite allows a
 * single writer: without a queue, two editors saving at the same moment would see “database is
 * locked”, and Payload’s adapter opens a new connection for every transaction.
 */
export class OneWriter implements Client {
  closed = false
  readonly protocol = 'file'
  readonly #reader: Client
  readonly #writer: Client
  readonly #turns = new Turns()

  /** Opens the file, making it when it is missing. */
  static async open(url: string): Promise<OneWriter> {
    const client = new OneWriter(url)
    for (const pragma of PRAGMAS) {
      await client.#writer.execute(`PRAGMA ${pragma}`)
      await client.#reader.execute(`PRAGMA ${pragma}`)
    }
    return client
  }

  constructor(url: string) {
    this.#reader = createClient({ url })
    this.#writer = createClient({ url })
  }

  async execute(statement: InStatement | string, args?: InValue[]): Promise<ResultSet> {
    const whole = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
    if (READS.test(whole.sql)) return this.#reader.execute(whole)
    return this.#turns.run(() => patiently(() => this.#writer.execute(whole)))
  }

  async transaction(): Promise<Transaction> {
    const end = await this.#turns.take()
    try {
      await patiently(() => this.#writer.execute('BEGIN IMMEDIATE'))
      return new WriteTransaction(this.#writer, end)
    } catch (error) {
      end()
      throw error
    }
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#turns.run(() => patiently(() => this.#writer.batch(statements, 'write')))
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
}

/** Tries again while another process (set-up, a seed) holds the file, without blocking this one. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isBusy = error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')
      if (!isBusy || Date.now() > until) throw error
      await sleep(50)
    }
  }
}
