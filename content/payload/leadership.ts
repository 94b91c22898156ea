import { createLog } from '@belvedere/kit/log.ts'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { shared } from '../service/shared.ts'
import { postgresUrl } from './database/url.ts'

/** A lock that one content service holds on a connection of its own. */
export type Claim = {
  /** Resolves when the connection is lost, and the lock with it. */
  lost: Promise<void>
  release: () => void
}

type Options = {
  /** Claims the lock; undefined if another service has it. Rejects while the database is away. */
  claim: () => Promise<Claim | undefined>
  /** Called once, when this service begins to lead. */
  onLead: () => void | Promise<void>
  /** Called when another service leads in place of this one. */
  onReplaced: () => void
  /** Milliseconds between two tries. */
  pauseMs?: number
}

const log = createLog('content')
const PAUSE = 2000

/**
 * Claims the lead among the content services of a database. One that ends or dies loses its
 * connection and the lock, and another one has it two seconds later. After a restart of the
 * database the leader goes on; if another one was quicker, it must stop, since its jobs are begun
 * again there.
 */
export class Leadership {
  readonly #options: Options
  #isLeading = false
  #hasLed = false
  #claim: Claim | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
  }

  get isLeading(): boolean {
    return this.#isLeading
  }

  /** Resolves after the first try. */
  async start(): Promise<void> {
    await this.#try()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#isLeading = false
    this.#claim?.release()
  }

  async #try() {
    const { claim, onReplaced } = this.#options
    try {
      const claimed = await claim()
      if (this.#isStopped) return claimed?.release()
      if (claimed) return await this.#lead(claimed)
      if (this.#hasLed) return onReplaced()
    } catch (error) {
      this.#isLeading = false
      this.#claim?.release()
      this.#claim = undefined
      log.warn('The lead among the content services cannot be claimed, will retry', { error })
    }
    this.#timer = setTimeout(() => void this.#try(), this.#options.pauseMs ?? PAUSE)
    this.#timer.unref()
  }

  async #lead(claim: Claim) {
    this.#claim = claim
    this.#isLeading = true
    void claim.lost.then(() => this.#lose(claim))
    if (this.#hasLed) return
    await this.#options.onLead()
    this.#hasLed = true
    log.info('This content service runs the jobs')
  }

  #lose(claim: Claim) {
    if (this.#isStopped || this.#claim !== claim) return
    this.#isLeading = false
    this.#claim = undefined
    // The pool counts the connection as lent until it is given back.
    claim.release()
    void this.#try()
  }
}

const state = shared<{ leadership?: Leadership }>('leadership', () => ({}))

/**
 * Whether this content service runs the jobs: of several on a database, one does. Programs without
 * the duties of a service, such as a seed, run what they have queued themselves.
 */
export function isLeader(): boolean {
  return state.leadership?.isLeading ?? true
}

/** The lock of the leader; an arbitrary number. */
const LOCK = 3_901_121

/** PostgreSQL notices within 11 seconds that the machine of the leader is gone. */
const KEEPALIVE = [
  'SET tcp_keepalives_idle = 5',
  'SET tcp_keepalives_interval = 2',
  'SET tcp_keepalives_count = 3',
].join('; ')

/** Claims the lead on a connection of the pool. */
export async function claimOnPostgres({ pool }: Pick<PostgresAdapter, 'pool'>) {
  const client = await pool.connect()
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  client.once('error', () => resolve())
  client.once('end', () => resolve())
  // A closed connection gives the lock back.
  const release = () => client.release(true)
  try {
    await client.query(KEEPALIVE)
    const { rows } = await client.query<{ is: boolean }>('SELECT pg_try_advisory_lock($1) AS is', [
      LOCK,
    ])
    if (rows[0]?.is) return { lost, release }
    release()
    return undefined
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Runs `onLead` in the one content service of a database that runs its jobs: at once on SQLite, on
 * PostgreSQL when this one has the lead. `onReplaced` ends the process.
 */
export async function lead(
  { db }: Payload,
  onLead: Options['onLead'],
  onReplaced: Options['onReplaced'],
): Promise<void> {
  if (!postgresUrl()) return onLead()
  const claim = () => claimOnPostgres(db as typeof db & PostgresAdapter)
  state.leadership = new Leadership({ claim, onLead, onReplaced })
  await state.leadership.start()
}
