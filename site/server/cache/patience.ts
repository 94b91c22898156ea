/** Too many uncached keys are being loaded at once. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** An uncached value takes too long to load. */
export class SlowError extends Error {
  override name = 'SlowError'
}

const SLOTS = 50

/** Limits loads of uncached keys: random addresses must not delay refreshes of real pages. */
export class UncachedSlots {
  readonly #onBusy: (key: string, error: BusyError) => void
  #taken = 0
  #refused = 0
  #isReported = false

  /** `onBusy` is called once per burst. */
  constructor(onBusy: (key: string, error: BusyError) => void) {
    this.#onBusy = onBusy
  }

  /** The number of running loads, and the number of loads refused so far. */
  get counts() {
    return { taken: this.#taken, refused: this.#refused }
  }

  /** Starts a load, or rejects with a `BusyError`. */
  run<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
    if (this.#taken >= SLOTS) return this.#refuse(key)
    this.#taken++
    return start().finally(() => {
      this.#taken--
      if (this.#taken === 0) this.#isReported = false
    })
  }

  #refuse(key: string): Promise<never> {
    this.#refused++
    const error = new BusyError(
      'Too many requests for uncached addresses at once: some are refused.',
    )
    if (!this.#isReported) this.#onBusy(key, error)
    this.#isReported = true
    return Promise.reject(error)
  }
}

/** The result, or undefined if it takes longer than `ms`. */
export async function within<Result>(
  run: Promise<Result>,
  ms: number,
): Promise<Result | undefined> {
  const timeout = Promise.withResolvers<undefined>()
  const timer = setTimeout(timeout.resolve, ms, undefined)
  return Promise.race([run, timeout.promise]).finally(() => clearTimeout(timer))
}
