import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client'

/** A transaction on a connection that stays open after it, so that the next one can use it too. */
export class WriteTransaction implements Transaction {
  closed = false
  readonly #connection: Client
  readonly #onEnd: () => void

  constructor(connection: Client, onEnd: () => void) {
    this.#connection = connection
    this.#onEnd = onEnd
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    this.#mustBeOpen()
    return this.#connection.execute(statement)
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = []
    for (const statement of statements) results.push(await this.execute(statement))
    return results
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#mustBeOpen()
    return this.#connection.executeMultiple(sql)
  }

  async commit(): Promise<void> {
    this.#mustBeOpen()
    await this.#connection.execute('COMMIT')
    this.#end()
  }

  async rollback(): Promise<void> {
    if (this.closed) return
    try {
      await this.#connection.execute('ROLLBACK')
    } finally {
      this.#end()
    }
  }

  close(): void {
    void this.rollback()
  }

  #end() {
    this.closed = true
    this.#onEnd()
  }

  #mustBeOpen() {
    if (this.closed) throw new Error('This transaction has already ended.')
  }
}
