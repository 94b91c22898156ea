import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client'

/** The write connection with a transaction begun on it; `release` lets the next writer in. */
type Lease = { connection: Client; release: () => void }

/**
 * A transaction on the shared write connection. It acquires the connection with its first
 * statement: Payload opens a transaction before it decodes a picture
 * (`payload/dist/collections/operations/create.js`), which must not block other writers.
 *
 * No upstream issue found. To reproduce, save a page while a large picture is being uploaded.
 */
export class WriteTransaction implements Transaction {
  closed = false
  readonly #begin: () => Promise<Lease>
  #lease: Promise<Lease> | undefined

  constructor(begin: () => Promise<Lease>) {
    this.#begin = begin
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    return (await this.#open()).execute(statement)
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = []
    for (const statement of statements) results.push(await this.execute(statement))
    return results
  }

  async executeMultiple(sql: string): Promise<void> {
    return (await this.#open()).executeMultiple(sql)
  }

  async commit(): Promise<void> {
    if (this.closed) throw new Error(ENDED)
    const lease = await this.#lease
    await lease?.connection.execute('COMMIT')
    this.closed = true
    lease?.release()
  }

  async rollback(): Promise<void> {
    if (this.closed) return
    this.closed = true
    // A transaction that could not begin has already released the connection.
    const lease = await this.#lease?.catch(() => undefined)
    await lease?.connection.execute('ROLLBACK').catch(ignoreEnded).finally(lease.release)
  }

  close(): void {
    void this.rollback()
  }

  async #open(): Promise<Client> {
    if (this.closed) throw new Error(ENDED)
    this.#lease ??= this.#begin()
    return (await this.#lease).connection
  }
}

const ENDED = 'This transaction has already ended.'

/** SQLite itself rolls back when the disk is full; the error of that statement is the one to report. */
function ignoreEnded(error: unknown) {
  if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
}
