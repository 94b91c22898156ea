import type { SameFile } from '../same-file.ts'

/** One file that is being added to the library. */
export type Upload = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'there'
  /** From 0 to 1; at 1 the service is still checking the file. */
  progress: number
  /** Why it failed, or what will be shown of it, in a sentence. */
  message: string
  /** Whether the same file may succeed later: the connection broke off, or the service was busy. */
  canRetry: boolean
  /** The file with the same bytes that is there; the editor decides. */
  same: SameFile | undefined
  /** Whether the editor wants it, whatever is there. */
  isWanted: boolean
}

export type SendResult =
  | { isDone: true; message: string }
  | { isDone: false; message: string; canRetry: boolean }
  | { isDone: false; same: SameFile }

export type Send = (
  file: File,
  onProgress: (progress: number) => void,
  isWanted: boolean,
) => Promise<SendResult>

/** Parallel uploads: enough to use the connection, few enough for the service to decode. */
const AT_ONCE = 3

/** Uploads files in parallel; one that fails does not delay the others. */
export class UploadQueue {
  #uploads: readonly Upload[] = []
  #nextKey = 1
  readonly #listeners = new Set<() => void>()
  readonly #sends = new Map<number, Send>()
  readonly #onIdle: () => void

  constructor(onIdle: () => void) {
    this.#onIdle = onIdle
  }

  /** All uploads since the last `clear`, oldest first; a new list after each change. */
  readonly list = (): readonly Upload[] => this.#uploads

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: File[], send: Send): void {
    const added = files.map((file) => ({ ...WAITING, key: this.#nextKey++, file }))
    for (const { key } of added) this.#sends.set(key, send)
    this.#set([...this.#uploads, ...added])
    this.#startNext()
  }

  retry(key: number): void {
    const isWanted = this.#uploads.some((upload) => upload.key === key && upload.isWanted)
    this.#change(key, { ...WAITING, isWanted })
    this.#startNext()
  }

  /** Uploads a file although it is there. */
  keepBoth(key: number): void {
    this.#change(key, { ...WAITING, isWanted: true })
    this.#startNext()
  }

  /** Takes a file off the list, since the one that is there is used instead. */
  leave(key: number): void {
    this.#set(this.#uploads.filter((upload) => upload.key !== key))
  }

  /** Removes finished uploads, and lets the others continue. */
  clear(): void {
    this.#set(this.#uploads.filter(isUnderWay))
  }

  #startNext() {
    const sending = this.#uploads.filter(({ state }) => state === 'sending').length
    const waiting = this.#uploads.filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, AT_ONCE - sending)) void this.#start(upload)
  }

  async #start({ key, file, isWanted }: Upload) {
    const send = this.#sends.get(key)
    if (!send) return
    this.#change(key, { state: 'sending' })
    const result = await send(file, (progress) => this.#change(key, { progress }), isWanted)
    if (result.isDone) this.#change(key, { state: 'done', progress: 1, message: result.message })
    else if ('same' in result) this.#change(key, { same: result.same, state: 'there' })
    else this.#change(key, { ...result, state: 'failed' })
    this.#startNext()
    if (!this.#uploads.some(isUnderWay)) this.#onIdle()
  }

  #change(key: number, change: Partial<Upload>) {
    this.#set(this.#uploads.map((one) => (one.key === key ? { ...one, ...change } : one)))
  }

  #set(uploads: readonly Upload[]) {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}

const WAITING = {
  state: 'waiting',
  progress: 0,
  message: '',
  canRetry: false,
  same: undefined,
  isWanted: false,
} as const

export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending'
