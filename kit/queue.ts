import { availableParallelism } from 'node:os'

/** The queue is full; the caller should try again in some seconds. */
export class BusyError extends Error {
  override name = 'BusyError'
}

type Limits = {
  /** One for each core unless told. */
  atOnce?: number
  waiting?: number
  /** What is said to the one refused. */
  sentence?: string
}

const BUSY = 'Too much is waiting. Please try again in a few seconds.'

/** Runs work in turn, some pieces at once, and refuses more than it can finish soon. */
export class Queue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #sentence: string
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, waiting = 128, sentence = BUSY }: Limits = {}) {
    this.#atOnce = atOnce ?? availableParallelism()
    this.#mostWaiting = waiting
    this.#sentence = sentence
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
    if (this.#waiting.length >= this.#mostWaiting) throw new BusyError(this.#sentence)
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Hands the place on to the one that waits longest, or gives it back. */
  #next() {
    const waiting = this.#waiting.shift()
    if (waiting) waiting()
    else this.#running -= 1
  }
}
