import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client'

/** A turn at the one connection that writes, with a transaction begun on it. */
type Turn = { connection: Client; end: () => void }

/**
 * A transaction on a connection that stays open after it, so that the next one can use it too. It
 * takes its turn with its first statement: Payload opens one before a picture is decoded, and others
 * need not wait for that.
 */
export class WriteTransaction implements Transaction {
  closed = false
  readonly #begin: () => Promise<Turn>
  #turn: Promise<Turn> | undefined

  constructor(begin: () => Promise<Turn>) {
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
    const turn = await this.#turn
    await turn?.connection.execute('COMMIT')
    this.closed = true
    turn?.end()
  }

  async rollback(): Promise<void> {
    if (this.closed) return
    this.closed = true
    // A transaction that could not begin has given its turn back already.
    const turn = await this.#turn?.catch(() => undefined)
    await turn?.connection.execute('ROLLBACK').finally(turn.end)
  }

  close(): void {
    void this.rollback()
  }

  async #open(): Promise<Client> {
    if (this.closed) throw new Error(ENDED)
    this.#turn ??= this.#begin()
    return (await this.#turn).connection
  }
}

const ENDED = 'This transaction has already ended.'
