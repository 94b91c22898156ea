import { availableParallelism } from 'node:os'

/** The queue is full; the caller should try again in some seconds. */
export class BusyError extends Error {
  override name = 'BusyError'
}

const FULL = 'Too many pictures wait to be made. Please try again in a few seconds.'

type Limits = { atOnce?: number; waiting?: number }

/** Runs work in turn, one piece for each core, and refuses more than it can finish soon. */
export class Queue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce = availableParallelism(), waiting = 128 }: Limits = {}) {
    this.#atOnce = atOnce
    this.#mostWaiting = waiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn()
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  async #turn() {
    if (this.#running < this.#atOnce) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new BusyError(FULL)
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Hands the place on to the one that waits longest, or gives it back. */
  #next() {
    const waiting = this.#waiting.shift()
    if (waiting) waiting()
    else this.#running -= 1
  }
}
