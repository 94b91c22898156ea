import type { ProsePart, ToPage } from '@belvedere/kit/preview-messages.ts'
import type { FormState } from 'payload'
import { errorScreenOf } from './error-screen-of.ts'
import { pagePathOf } from './form-paths.ts'
import { explainStatus, readMessage } from './page-message.ts'
import { Painting, type Unpainted } from './unpainted.ts'
import { type Post, type Rendering, UnsavedSender } from './unsaved-sender.ts'

/** The state of the page in the panel. `away`: it shows another page than the form's record. */
export type PageStatus =
  | { is: 'loading' | 'shown' | 'away' | 'without-page' | 'silent' }
  | {
      is: 'failed'
      message: string
      /** Where to sign in to see the page again. */
      signIn?: string
    }

type Timer = 'send' | 'move' | 'patience' | 'retry' | 'painting'

type Options = {
  record: string
  frame: HTMLIFrameElement
  /** The origin of the site; other pages are ignored, and get no messages. */
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
/** The status of an answer without a session. */
const DENIED = 401
/** The status of an answer if the service has forgotten the unsaved document. */
const GONE = 410
/** A document that is forgotten within this time after it was sent again is not sent once more; ms. */
const RENEWAL = 10_000

/** Shows a form's unsaved document on a page of the site, and handles clicks on that page. */
export class LivePage {
  readonly #options: Options
  readonly #sender: UnsavedSender
  readonly #closing = new AbortController()
  #painting = new Painting()
  #state: FormState
  #last: Rendering | undefined
  #path: string | undefined
  /** The error screen with the words that the editor is in, shown in place of the page. */
  #screen: string | undefined
  /** The version of the document when the page was requested. */
  #loading = 0
  #isReady = false
  #line: MessagePort | undefined
  #typedAt = 0
  #waitsSince = 0
  #renewedAt = Number.NEGATIVE_INFINITY
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
    options.frame.addEventListener('load', () => this.#seeSignIn(), { signal })
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

  /** A key was pressed in a field: its text is shown on the page before anything else happens. */
  type(path: string, value: string): void {
    this.#typedAt = performance.now()
    const place = pagePathOf(this.#state, path)
    if (place)
      this.#tell({ type: 'belvedere:text', record: this.#options.record, path: place, value })
  }

  /**
   * A key was pressed in a rich text; changes of more than its text wait for the rendering of its
   * block.
   */
  typeProse(path: string, part: ProsePart): void {
    this.#typedAt = performance.now()
    const place = pagePathOf(this.#state, path)
    if (place)
      this.#tell({ type: 'belvedere:prose', record: this.#options.record, path: place, part })
  }

  /** The field with the cursor, if any. */
  focus(path: string | undefined): void {
    if (path !== undefined) this.#follow(errorScreenOf(this.#options.record, path))
    const place = path === undefined ? null : (pagePathOf(this.#state, path) ?? null)
    this.#tell({ type: 'belvedere:focus', record: this.#options.record, path: place })
  }

  /** Loads the page again, for example after it has led elsewhere. */
  reload(): void {
    this.#renewedAt = Number.NEGATIVE_INFINITY
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
    if ((this.#screen ?? path) === this.#path) window.clearTimeout(this.#timers.move)
    else this.#after('move', MOVE_PAUSE, () => this.reload())
  }

  #load({ key, version, path }: Rendering) {
    if (path === null) return
    this.#path = this.#screen ?? path
    this.#loading = version
    this.#isReady = false
    this.#options.onStatus({ is: 'loading' })
    const to = `${this.#path}?unsaved=${key}`
    this.#options.frame.src = passTo(to)
    this.#after('patience', PATIENCE, () => this.#options.onStatus({ is: 'silent' }))
  }

  #follow(screen: string | undefined) {
    if (screen === this.#screen) return
    this.#screen = screen
    if (this.#last && this.#path !== undefined) this.#load(this.#last)
  }

  #hear({ data, origin, source }: MessageEvent) {
    const { frame, site, onEdit, onStatus } = this.#options
    const message =
      source === frame.contentWindow && origin === site ? readMessage(data) : undefined
    if (message?.type === 'belvedere:painted') this.#painting.painted(message.version)
    if (message?.type === 'belvedere:edit') onEdit(message.record, message.path)
    if (message?.type === 'belvedere:failed') this.#refused(message.status)
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

  /** The site has answered with an error screen, which does not listen to messages. */
  #refused(status: number) {
    window.clearTimeout(this.#timers.patience)
    this.#isReady = false
    if (status === GONE && this.#renew()) return
    const signIn = status === DENIED && passTo(this.#path ?? '/')
    const message = explainStatus(status)
    this.#options.onStatus({ is: 'failed', message, ...(signIn && { signIn }) })
  }

  /**
   * Sends the whole document again, and loads the page with its new key. The service forgets it
   * after a restart, or after half an hour without a change. Returns false if it was just sent
   * again.
   */
  #renew(): boolean {
    const now = performance.now()
    if (now - this.#renewedAt < RENEWAL) return false
    this.#renewedAt = now
    this.#path = undefined
    this.#sender.forget()
    this.#send()
    return true
  }

  /**
   * The studio's own sign-in was loaded in place of the page; documents of the site cannot be read
   * from here.
   */
  #seeSignIn() {
    const own = this.#options.frame.contentDocument?.location.pathname
    if (own?.startsWith('/admin/login')) this.#refused(DENIED)
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
   * Gives the page a message port. A message through it is delivered at once; one to the window of
   * another process is delivered after the handling of the key press, which takes long in a long
   * form.
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

/** The studio’s address that leads to a path in the preview, by way of the sign-in if needed. */
const passTo = (path: string) => `/preview-pass?to=${encodeURIComponent(path)}`

const pathOnly = (path: string) => path.split('?', 1)[0]
