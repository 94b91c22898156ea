import { ONCE_KEY } from '../../../editing/once/key.ts'
import { request } from '../../../studio/request.ts'
import type { Thread } from '../shown.ts'

const FAILED = 'The content service did not answer. What you wrote is still here; try again.'

type State = {
  threads: readonly Thread[]
  /** The panel: closed, or open for a comment on a block or (with null) on the whole page. */
  panel: { block: string | null; blockName: string } | undefined
}

const EMPTY: State = { threads: [], panel: undefined }

/** The comments of one form. One request reads them for the line, the panel and all blocks. */
export class Comments {
  #state = EMPTY
  #isAsked = false
  readonly record: string
  readonly #listeners = new Set<() => void>()

  constructor(record: string) {
    this.record = record
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    if (!this.#isAsked) void this.load()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#isAsked = false
    }
  }

  readonly state = () => this.#state

  open(block: string | null, blockName = '') {
    this.#set({ panel: { block, blockName } })
    void this.load()
  }

  close() {
    this.#set({ panel: undefined })
  }

  /** If comments cannot be read the old ones stay: the form must work without them. */
  async load() {
    this.#isAsked = true
    await this.#ask(`/of?record=${encodeURIComponent(this.record)}`).catch(() => undefined)
  }

  /** Stored once with the same key; throws the sentence to show. */
  say(comment: { block: string | null; blockName: string; text: string }, key: string) {
    return this.#ask('/say', { record: this.record, ...comment }, key)
  }

  /** As `say`. */
  reply(id: number, text: string, key: string) {
    return this.#ask(`/${id}/reply`, { text }, key)
  }

  /** Throws the sentence to show. */
  change(id: number, change: 'resolve' | 'reopen') {
    return this.#ask(`/${id}/${change}`, {})
  }

  async #ask(path: string, body?: object, key?: string) {
    const headers = key && { headers: { [ONCE_KEY]: key } }
    const options = { failed: FAILED, ...(body && { body }), ...headers }
    const { threads } = await request<{ threads: Thread[] }>(`/api/comments${path}`, options)
    this.#set({ threads })
  }

  #set(change: Partial<State>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
