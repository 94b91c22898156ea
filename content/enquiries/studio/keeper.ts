import { isFinal, sentenceOf } from '../../studio/request.ts'

/** How far what was typed is stored, and why it is not; after a refusal only a change is tried. */
export type Kept =
  | { is: 'kept' | 'keeping' }
  | { is: 'failed'; why: string }
  | { is: 'refused'; why: string }

const PAUSE = 700
const PAUSE_AFTER_FAILURE = 5000

type Options<Value> = {
  /** Stores a value; rejects if it is not stored. */
  save: (value: Value) => Promise<void>
  onState: (state: Kept) => void
}

/**
 * Stores what somebody types: soon after the last change, one request after another and the newest
 * last. After a failure it tries until it succeeds or the service refuses it.
 */
export class Keeper<Value> {
  readonly #options: Options<Value>
  #unkept: { value: Value } | undefined
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options<Value>) {
    this.#options = options
  }

  /** Stores this value after a pause, unless another one replaces it before. */
  change(value: Value): void {
    this.#unkept = { value }
    this.#options.onState({ is: 'keeping' })
    this.#wait(PAUSE)
  }

  /** Stores now what is not stored yet. */
  flush(): void {
    clearTimeout(this.#timer)
    void this.#save()
  }

  /** Resolves once nothing is under way; nothing is stored again before the next change. */
  async settle(): Promise<void> {
    this.drop()
    await this.#running
    clearTimeout(this.#timer)
  }

  /** Stores nothing more before the next change. */
  drop(): void {
    this.#unkept = undefined
    clearTimeout(this.#timer)
  }

  #wait(pause: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#next(), pause)
  }

  /** A change during a request is stored by the next one. */
  async #next() {
    await this.#running
    await this.#save()
  }

  async #save() {
    const saved = this.#unkept
    if (!saved) return
    const running = this.#attempt(saved)
    this.#running = running
    await running
    if (this.#running === running) this.#running = undefined
  }

  async #attempt(saved: { value: Value }) {
    try {
      await this.#options.save(saved.value)
      if (this.#unkept !== saved) return
      this.#unkept = undefined
      this.#options.onState({ is: 'kept' })
    } catch (error) {
      if (this.#unkept !== saved) return
      const why = sentenceOf(error)
      if (isFinal(error)) return this.#options.onState({ is: 'refused', why })
      this.#options.onState({ is: 'failed', why })
      this.#wait(PAUSE_AFTER_FAILURE)
    }
  }
}
