import { availableParallelism } from 'node:os'

/** The queue is full; the caller should try again in a few seconds. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * Whether an error is a `BusyError`. Next loads this file more than once, so classes may differ.
 */
export function isBusy(error: unknown): error is BusyError {
  return error instanceof Error && error.name === 'BusyError'
}

type Limits = {
  /** How many tasks run at once; by default one per core. */
  atOnce?: number
  waiting?: number
  /** The error message when the queue is full. */
  sentence?: string
}

const BUSY = 'Too many requests are waiting. Please try again in a few seconds.'

/**
 * Runs a limited number of tasks at once, queues others in order, and rejects tasks when too many
 * are waiting.
 */
export class Queue {
  readonly #atOnce: number
  readonly #maxWaiting: number
  readonly #sentence: string
  readonly #waiting: (() => void)[] = []
  readonly #waitingForIdle: (() => void)[] = []
  #running = 0
  #isIdleTaskRunning = false

  constructor({ atOnce, waiting = 128, sentence = BUSY }: Limits = {}) {
    this.#atOnce = atOnce ?? availableParallelism()
    this.#maxWaiting = waiting
    this.#sentence = sentence
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Runs a task in its turn. One whose signal is aborted before leaves the queue, and rejects. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    await this.#acquire(signal)
    try {
      return await work()
    } finally {
      this.#release()
    }
  }

  /**
   * Runs a background task once no task of `run` is running or waiting, one background task at a
   * time. It takes no slot, so a task of `run` never waits for it.
   */
  async runWhenIdle<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waitingForIdle.push(resolve)
      this.#startIdleTask()
    })
    try {
      return await work()
    } finally {
      this.#isIdleTaskRunning = false
      this.#startIdleTask()
    }
  }

  async #acquire(signal: AbortSignal | undefined) {
    if (this.#running < this.#atOnce) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= this.#maxWaiting) throw new BusyError(this.#sentence)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      const place = this.#waiting.indexOf(resolve)
      // It may have its turn already.
      if (place === -1) return
      this.#waiting.splice(place, 1)
      reject(signal?.reason)
    }
    this.#waiting.push(resolve)
    signal?.addEventListener('abort', leave)
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  /** Passes the slot to the task that has waited longest, or frees it. */
  #release() {
    const waiting = this.#waiting.shift()
    if (waiting) return waiting()
    this.#running -= 1
    this.#startIdleTask()
  }

  #startIdleTask() {
    if (this.#running > 0 || this.#isIdleTaskRunning) return
    const start = this.#waitingForIdle.shift()
    if (!start) return
    this.#isIdleTaskRunning = true
    start()
  }
}
