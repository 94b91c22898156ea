import type { Payload } from 'payload'
import { publishUrls } from '../service/env.ts'
import { log } from '../service/publish-log.ts'
import { latestPosition, type Position } from './changes/position.ts'
import { Recipient } from './recipient.ts'

const INTERVAL = 1000

/** How long the changes of long work are gathered: the site asks for all its lists after each message. */
const REST_MS = 10_000

/**
 * Tells every replica of the site that something was published. The changes are in the change feed,
 * which is the outbox: a message that a killed process did not send is sent by the next one, and
 * each replica acknowledges for itself.
 */
export class Notifier {
  readonly #payload: Payload
  readonly #onChange: (() => void) | undefined
  readonly #recipients = new Map<string, Recipient>()
  readonly #messages = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #run: Promise<void> | undefined
  #isWokenAgain = false
  #isBroken = false
  #latest: Position | undefined
  #restsUntil = 0

  constructor(payload: Payload, onChange: (() => void) | undefined) {
    this.#payload = payload
    this.#onChange = onChange
  }

  /** Checks at once and then every second, for retries and for changes of other processes. */
  start(): void {
    this.#timer = setInterval(() => {
      if (Date.now() < this.#restsUntil) return
      this.#restsUntil = 0
      this.wake()
    }, INTERVAL)
    this.#timer.unref()
    this.wake()
  }

  /** The last known change. */
  get latest(): Position | undefined {
    return this.#latest
  }

  /** The number of changes that each replica of the site has not acknowledged yet. */
  get outbox() {
    const latest = this.#latest
    if (!latest) return []
    return [...this.#recipients].map(([url, one]) => ({ url, ...one.waits(latest) }))
  }

  /** Gathers changes for a while, unless somebody publishes: then all are announced. */
  rest(): void {
    if (Date.now() < this.#restsUntil) return
    // The time is over, and the timer has not come to it yet.
    if (this.#restsUntil > 0) this.wake()
    this.#restsUntil = Date.now() + REST_MS
  }

  /** Checks for a new change, after the check under way. */
  wake(): void {
    this.#isWokenAgain = true
    this.#run ??= this.#look().finally(() => {
      this.#run = undefined
    })
  }

  /** Settles after the running messages; no further message is sent. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#timer = undefined
    await this.idle()
  }

  /** Settles once no check and no message is under way, with those that follow them at once. */
  async idle(): Promise<void> {
    while (this.#run || this.#messages.size > 0) await Promise.all([this.#run, ...this.#messages])
  }

  async #look() {
    while (this.#isWokenAgain) {
      this.#isWokenAgain = false
      const latest = await this.#readLatest()
      if (latest && latest.sequence !== this.#latest?.sequence) this.#onChange?.()
      if (latest) this.#latest = latest
      if (latest && this.#timer) this.#notifyAll(latest)
    }
  }

  #notifyAll(latest: Position) {
    for (const url of publishUrls()) {
      const recipient = this.#recipients.get(url) ?? new Recipient(url)
      this.#recipients.set(url, recipient)
      const message: Promise<void> = this.#notify(recipient, latest).finally(() =>
        this.#messages.delete(message),
      )
      this.#messages.add(message)
    }
  }

  async #notify(recipient: Recipient, latest: Position) {
    const isKnown = await recipient.notify(latest)
    // A change was announced while the message was under way. One of long work waits.
    if (isKnown && this.#latest && !recipient.knows(this.#latest)) this.wake()
  }

  async #readLatest(): Promise<Position | undefined> {
    try {
      const latest = await latestPosition(this.#payload)
      this.#isBroken = false
      return latest
    } catch (error) {
      if (!this.#isBroken) log.error('Change feed could not be read, will retry', { error })
      this.#isBroken = true
      return undefined
    }
  }
}

const KEY = Symbol.for('belvedere.notifiers')

/** A global, because Next loads this module once for the start and again for the studio. */
const store = globalThis as { [KEY]?: WeakMap<Payload, Notifier> }
store[KEY] ??= new WeakMap()
const notifiers = store[KEY]

/**
 * The changes that the replicas of the site have not acknowledged; empty in programs without a
 * notifier.
 */
export function outboxOf(payload: Payload): Notifier['outbox'] {
  return notifiers.get(payload)?.outbox ?? []
}

/**
 * Starts telling the site about changes, and this service about those that any service has
 * published; once per process.
 */
export function startNotifier(payload: Payload, onChange?: () => void): Notifier {
  const running = notifiers.get(payload)
  if (running) return running
  const notifier = new Notifier(payload, onChange)
  notifiers.set(payload, notifier)
  notifier.start()
  return notifier
}

/** Announces a new change now; in other processes than the service, it does so within a second. */
export function wakeNotifier(payload: Payload): void {
  notifiers.get(payload)?.wake()
}

/** Lets the changes of long work gather before they are announced. */
export function restNotifier(payload: Payload): void {
  notifiers.get(payload)?.rest()
}

/** Ends the notifier before the database is closed. */
export async function stopNotifier(payload: Payload): Promise<void> {
  await notifiers.get(payload)?.stop()
  notifiers.delete(payload)
}
