import type { FormState } from 'payload'
import { pagePathOf } from './form-paths.ts'
import { readMessage, type ToPage } from './page-message.ts'
import { Painting, type Unpainted } from './unpainted.ts'
import { type Post, type Rendering, UnsavedSender } from './unsaved-sender.ts'

/** The state of the page in the panel. `away`: it shows another page than the form's record. */
export type PageStatus =
  | { is: 'loading' | 'shown' | 'away' | 'without-page' | 'silent' }
  | { is: 'failed'; message: string }

type Timer = 'send' | 'move' | 'patience' | 'retry' | 'painting'

type Options = {
  record: string
  frame: HTMLIFrameElement
  /** The origin of the site; other pages are neither heard nor told anything. */
  site: string
  post: Post
  onEdit: (record: string, path: string) => void
  onStatus: (status: PageStatus) => void
}

/**
 * A typed text is shown at once. Its block is rendered after a pause in typing, or at the latest
 * after the longest pause; in ms.
 */
const PAUSE = 150
const LONGEST_PAUSE = 450
/** The preview follows a typed slug after this pause, in ms, not at each letter. */
const MOVE_PAUSE = 800
const PATIENCE = 20_000
const RETRY = 3000
/** Ask the page to render again if it has not reported the result after this time, in ms. */
const PAINTING = 5000

/** Shows a form's unsaved document on a page of the site, and handles clicks on that page. */
export class LivePage {
  readonly #options: Options
  readonly #sender: UnsavedSender
  readonly #closing = new AbortController()
  #painting = new Painting()
  #state: FormState
  #last: Rendering | undefined
  #path: string | undefined
  /** The version that the page had when it was asked for. */
  #loading = 0
  #isReady = false
  #line: MessagePort | undefined
  #typedAt = 0
  #waitsSince = 0
  #timers: Partial<Record<Timer, number>> = {}

  constructor(state: FormState, options: Options) {
    this.#state = state
    this.#options = options
    const onFailed = (message: string) => this.#fail(message)
    const onSent = (rendering: Rendering) => this.#show(rendering)
    const { record, post, onStatus } = options
    this.#sender = new UnsavedSender(state, { record, post, onSent, onFailed })
    const { signal } = this.#closing
    window.addEventListener('message', (event) => this.#hear(event), { signal })
    onStatus({ is: 'loading' })
    void this.#sender.send(state)
  }

  /** The form has changed. */
  update(state: FormState): void {
    this.#state = state
    const now = performance.now()
    this.#waitsSince ||= now
    const isTyping = now - this.#typedAt < PAUSE && now - this.#waitsSince < LONGEST_PAUSE
    if (isTyping) this.#after('send', PAUSE, () => this.#send())
    else this.#send()
  }

  /** A key was pressed in a field: its words are on the page before anything else happens. */
  type(path: string, value: string): void {
    this.#typedAt = performance.now()
    const place = pagePathOf(this.#state, path)
    if (place)
      this.#tell({ type: 'belvedere:text', record: this.#options.record, path: place, value })
  }

  /** The field that the editor is in, or none. */
  focus(path: string | undefined): void {
    const place = path === undefined ? null : (pagePathOf(this.#state, path) ?? null)
    this.#tell({ type: 'belvedere:focus', record: this.#options.record, path: place })
  }

  /** Loads the page again, for example after it has led elsewhere. */
  reload(): void {
    if (this.#last) this.#load(this.#last)
    else this.#send()
  }

  /** Another record that the page shows has changed. */
  renderAll(): void {
    if (this.#last) this.#show({ ...this.#last, blocks: undefined })
  }

  close(): void {
    this.#closing.abort()
    this.#sender.close()
    this.#line?.close()
    for (const timer of Object.values(this.#timers)) window.clearTimeout(timer)
  }

  #send() {
    window.clearTimeout(this.#timers.send)
    this.#waitsSince = 0
    void this.#sender.send(this.#state)
  }

  #fail(message: string) {
    this.#options.onStatus({ is: 'failed', message })
    this.#after('retry', RETRY, () => this.#send())
  }

  #show(rendering: Rendering) {
    if (this.#last && this.#last.key !== rendering.key) this.#painting = new Painting()
    const isFirst = this.#path === undefined
    this.#last = rendering
    const { path, version, blocks } = rendering
    if (path === null) return this.#options.onStatus({ is: 'without-page' })
    if (isFirst) return this.#load(rendering)
    if (this.#isReady) this.#options.onStatus({ is: 'shown' })
    this.#render(this.#painting.add(version, blocks))
    if (path === this.#path) window.clearTimeout(this.#timers.move)
    else this.#after('move', MOVE_PAUSE, () => this.reload())
  }

  #load({ key, version, path }: Rendering) {
    if (path === null) return
    this.#path = path
    this.#loading = version
    this.#isReady = false
    this.#options.onStatus({ is: 'loading' })
    const to = `${path}?unsaved=${key}`
    this.#options.frame.src = `/preview-pass?to=${encodeURIComponent(to)}`
    this.#after('patience', PATIENCE, () => this.#options.onStatus({ is: 'silent' }))
  }

  #hear({ data, origin, source }: MessageEvent) {
    const { frame, site, onEdit, onStatus } = this.#options
    const message =
      source === frame.contentWindow && origin === site ? readMessage(data) : undefined
    if (message?.type === 'belvedere:painted') this.#painting.painted(message.version)
    if (message?.type === 'belvedere:edit') onEdit(message.record, message.path)
    if (message?.type !== 'belvedere:ready') return
    window.clearTimeout(this.#timers.patience)
    this.#openLine()
    this.#isReady = true
    const isAway = pathOnly(message.path) !== this.#path
    onStatus({ is: isAway ? 'away' : 'shown' })
    const unpainted = this.#painting.loaded(this.#loading)
    // If the page reloads by itself, its version is unknown: render everything again.
    this.#loading = 0
    if (unpainted && !isAway) this.#render(unpainted)
  }

  #render({ version, blocks }: Unpainted) {
    const key = this.#last?.key
    if (key === undefined) return
    const only = blocks && [...blocks]
    this.#tell({ type: 'belvedere:render', key, version, ...(only && { only }) })
    this.#after('painting', PAINTING, () => {
      const pending = this.#painting.pending()
      if (pending && this.#isReady) this.#render(pending)
    })
  }

  /**
   * Gives the page a port to listen at. What is posted there leaves at once; a message to the window
   * of another process leaves after the work at the key, which takes long in a long form.
   */
  #openLine() {
    const { frame, site } = this.#options
    const { port1, port2 } = new MessageChannel()
    const message: ToPage = { type: 'belvedere:line' }
    this.#line?.close()
    this.#line = port1
    frame.contentWindow?.postMessage(message, site, [port2])
  }

  #tell(message: ToPage) {
    if (this.#isReady) this.#line?.postMessage(message)
  }

  #after(name: Timer, delay: number, then: () => void) {
    window.clearTimeout(this.#timers[name])
    this.#timers[name] = window.setTimeout(then, delay)
  }
}

const pathOnly = (path: string) => path.split('?', 1)[0]
