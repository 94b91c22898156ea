import type { FormState } from 'payload'
import { changesBetween, type FormChange, idsOf, isEmpty } from './form-changes.ts'
import { blocksOf, namesOf, valuesOf } from './form-data.ts'

/**
 * The response of the service: the document's key and version, the path of its page, and that of the
 * page where visitors ask, if it shows a part of the document.
 */
export type Sent = { key: string; version: number; path: string | null; form: string | null }

/** The changes of a version on the page; the whole page if `blocks` is undefined. */
export type Rendering = Sent & { blocks: ReadonlySet<string> | undefined }

type Body = { record: string; key?: string; values?: object; blocks?: object; order?: string[] }

/** The response; `gone` if the service no longer knows the key. */
export type Post = (body: Body) => Promise<Sent | 'gone'>

type Options = {
  record: string
  post: Post
  onSent: (rendering: Rendering) => void
  onFailed: (message: string) => void
}

/**
 * Keeps the service's copy of an unsaved document equal to the form: first the whole document, then
 * the changes. While a request is under way changes are collected, so the last state always wins.
 */
export class UnsavedSender {
  readonly #options: Options
  #record: string
  #state: FormState
  /** The state that the service has, or is about to have. */
  #sent: FormState = {}
  #key: string | undefined
  #isBusy = false
  #isClosed = false

  constructor(state: FormState, options: Options) {
    this.#state = state
    this.#options = options
    this.#record = options.record
  }

  /** Sends the changes in this state of the form. */
  async send(state: FormState): Promise<void> {
    this.#state = state
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      while (!this.#isClosed && (await this.#sendOnce())) {
        // Repeats until there are no more changes.
      }
    } catch (error) {
      if (!this.#isClosed) this.#options.onFailed(error instanceof Error ? error.message : '')
    } finally {
      this.#isBusy = false
    }
  }

  /** The service no longer knows the document, so the whole document is sent next. */
  forget(): void {
    this.#key = undefined
  }

  /** The new record of the form has been saved: its page is that of a stored one from here on. */
  become(record: string): void {
    this.#record = record
    this.forget()
  }

  close(): void {
    this.#isClosed = true
  }

  /** Returns whether something was sent. */
  async #sendOnce(): Promise<boolean> {
    const { post, onSent } = this.#options
    const record = this.#record
    const state = this.#state
    const key = this.#key
    const change = key === undefined ? undefined : changesBetween(this.#sent, state)
    if (change && isEmpty(change)) return false
    const body = change ? bodyOf(state, change) : wholeOf(state)
    const sent = await post({ record, ...(key !== undefined && { key }), ...body })
    if (sent === 'gone') {
      this.#key = undefined
      return true
    }
    this.#key = sent.key
    this.#sent = state
    const isBlocksOnly = change?.values.size === 0 && !change.isHidingChanged
    if (!this.#isClosed) onSent({ ...sent, blocks: isBlocksOnly ? change.blocks : undefined })
    return true
  }
}

function bodyOf(
  state: FormState,
  { values, blocks, isReordered }: FormChange,
): Omit<Body, 'record'> {
  return {
    ...(values.size > 0 && { values: valuesOf(state, values) }),
    ...(blocks.size > 0 && { blocks: blocksOf(state, blocks) }),
    ...(isReordered && { order: idsOf(state) }),
  }
}

function wholeOf(state: FormState): Omit<Body, 'record'> {
  const order = idsOf(state)
  return { values: valuesOf(state, namesOf(state)), blocks: blocksOf(state, new Set(order)), order }
}
