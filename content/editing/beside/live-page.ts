import type { FromPage, ProsePart, ToPage } from '@belvedere/kit/preview-messages.ts'
import type { FormState } from 'payload'
import { NEW_ID, PLACEHOLDER } from '../../delivery/unsaved/new-id.ts'
import { type Place, placeOf } from '../../kinds/shown.ts'
import { pagePathOf } from './form-paths.ts'
import { PageLine } from './page-line.ts'
import { explainStatus } from './page-message.ts'
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

type Options = {
  record: string
  frame: HTMLIFrameElement
  /** The origin of the site; other pages are ignored, and get no messages. */
  site: string
  post: Post
  onEdit: (record: string, path: string) => void
  onStatus: (status: PageStatus) => void
}

/** When something happens unless it is called off, by what it is; in ms. */
const AFTER = {
  /** A typed text is shown at once; its block is rendered after a pause in typing, … */
  send: 150,
  /** The preview follows a typed slug after a pause, not at each letter. */
  move: 800,
  /** The page is called silent if it has not reported by then. */
  patience: 20_000,
  /** What could not be sent is sent again. */
  retry: 3000,
  /** The page is asked to render again if it has not reported the result. */
  painting: 5000,
}
/** … or at the latest after this time, in ms. */
const LONGEST_PAUSE = 450
/** The status of an answer without a session. */
const DENIED = 401
/** The status of an answer if there is no such page. */
const MISSING = 404
/** The status of an answer if the service has forgotten the unsaved document. */
const GONE = 410
/** A document that is forgotten within this time after it was sent again is not sent once more; ms. */
const RENEWAL = 10_000

/** Shows a form's unsaved document on a page of the site, and handles clicks on that page. */
export class LivePage {
  readonly #options: Options
  #record: string
  readonly #sender: UnsavedSender
  readonly #line: PageLine
  readonly #closing = new AbortController()
  #painting = new Painting()
  #state: FormState
  #last: Rendering | undefined
  /** The address in the panel. */
  #path: string | undefined
  /** Where the field with the cursor is shown, … */
  #place: Place = {}
  #focused: string | null = null
  /** … unless there is no such page, or the record is not on it. */
  readonly #without = new Set<string>()
  /** The version of the document when the page was requested. */
  #loading = 0
  #isReady = false
  #typedAt = 0
  #waitsSince = 0
  #renewedAt = Number.NEGATIVE_INFINITY
  #timers: Partial<Record<keyof typeof AFTER, number>> = {}

  constructor(state: FormState, options: Options) {
    this.#state = state
    this.#options = options
    this.#record = options.record
    const onFailed = (message: string) => this.#fail(message)
    const onSent = (rendering: Rendering) => this.#show(rendering)
    const { record, frame, site, post, onStatus } = options
    this.#sender = new UnsavedSender(state, { record, post, onSent, onFailed })
    const { signal } = this.#closing
    const onMessage = (message: FromPage) => this.#hear(message)
    this.#line = new PageLine({ frame, site, onMessage, signal })
    frame.addEventListener('load', () => this.#seeSignIn(), { signal })
    onStatus({ is: 'loading' })
    void this.#sender.send(state)
  }

  /** The form has changed. */
  update(state: FormState): void {
    this.#state = state
    const now = performance.now()
    this.#waitsSince ||= now
    const isTyping = now - this.#typedAt < AFTER.send && now - this.#waitsSince < LONGEST_PAUSE
    if (isTyping) this.#after('send', () => this.#send())
    else this.#send()
  }

  /** A key was pressed in a field: its text is shown on the page before anything else happens. */
  type(path: string, value: string): void {
    this.#typedAt = performance.now()
    const place = pagePathOf(this.#state, path)
    if (place) this.#tell({ type: 'belvedere:text', record: this.#record, path: place, value })
  }

  /**
   * A key was pressed in a rich text; changes of more than its text wait for the rendering of its
   * block.
   */
  typeProse(path: string, part: ProsePart): void {
    this.#typedAt = performance.now()
    const place = pagePathOf(this.#state, path)
    if (place) this.#tell({ type: 'belvedere:prose', record: this.#record, path: place, part })
  }

  /** The field with the cursor, if any. */
  focus(path: string | undefined): void {
    this.#focused = path === undefined ? null : (pagePathOf(this.#state, path) ?? null)
    if (path !== undefined) this.#follow(placeOf(this.#record, path))
    else this.#tell({ type: 'belvedere:focus', record: this.#record, path: null })
  }

  /** A tab of the form is open, with this field first: settings are shown before any is chosen. */
  open(field: string): void {
    if (!this.#record.startsWith('global:')) return
    this.#focused = null
    this.#follow(placeOf(this.#record, field))
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

  /** The new record of the form has been saved; its page stays in the panel. */
  become(record: string): void {
    if (record === this.#record) return
    this.#record = record
    this.#without.clear()
    this.#sender.become(record)
    this.#send()
  }

  close(): void {
    this.#closing.abort()
    this.#sender.close()
    for (const timer of Object.values(this.#timers)) window.clearTimeout(timer)
  }

  #send() {
    this.#callOff('send')
    this.#waitsSince = 0
    void this.#sender.send(this.#state)
  }

  #fail(message: string) {
    this.#options.onStatus({ is: 'failed', message })
    this.#after('retry', () => this.#send())
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
    if (this.#addressFor(path) === this.#path) this.#callOff('move')
    else this.#after('move', () => this.reload())
  }

  #load({ key, version, path }: Rendering) {
    if (path === null) return
    this.#path = this.#addressFor(path)
    this.#loading = version
    this.#isReady = false
    this.#options.onStatus({ is: 'loading' })
    const to = `${this.#path}?unsaved=${key}`
    this.#options.frame.src = passTo(to)
    this.#after('patience', () => this.#options.onStatus({ is: 'silent' }))
  }

  #follow(place: Place) {
    this.#place = place
    const path = this.#last?.path
    const isElsewhere = typeof path === 'string' && this.#addressFor(path) !== this.#path
    if (this.#last && this.#path !== undefined && isElsewhere) this.#load(this.#last)
    else this.#tellFocus()
  }

  #tellFocus() {
    const record = this.#record
    const { part } = this.#place
    const path = this.#focused
    this.#tell({ type: 'belvedere:focus', record, path, ...(part && { part }) })
  }

  /** The address that shows the field with the cursor, for a record with this page. */
  #addressFor(path: string): string {
    const other = this.#otherFor(path)
    if (other !== undefined && !this.#without.has(other)) return other
    // The form of a new record keeps its page, whatever becomes of the slug.
    const isNew = this.#options.record.endsWith(`:${NEW_ID}`)
    return isNew ? `${aboveOf(path)}/${PLACEHOLDER}` : path
  }

  /** The page that shows the field in place of the record's own. */
  #otherFor(path: string): string | undefined {
    const { isOnCard, isOnForm, at } = this.#place
    if (isOnForm) return this.#last?.form ?? undefined
    return isOnCard ? aboveOf(path) || '/' : at
  }

  /** Shows the record's own page if the one in the panel is another, without what is edited. */
  #leave(): boolean {
    const path = this.#last?.path
    if (!this.#last || !path || this.#path === undefined) return false
    if (this.#otherFor(path) !== this.#path || this.#without.has(this.#path)) return false
    this.#without.add(this.#path)
    this.#load(this.#last)
    return true
  }

  #hear(message: FromPage) {
    if (message.type === 'belvedere:painted') return this.#painting.painted(message.version)
    if (message.type === 'belvedere:failed') return this.#refused(message.status)
    if (message.type === 'belvedere:absent') return void this.#leave()
    if (message.type === 'belvedere:ready') return this.#ready(message.path)
    this.#options.onEdit(message.record, message.path)
  }

  #ready(path: string) {
    this.#callOff('patience')
    this.#line.open()
    this.#isReady = true
    const isAway = pathOnly(path) !== this.#path
    this.#options.onStatus({ is: isAway ? 'away' : 'shown' })
    if (!isAway) this.#tellFocus()
    const unpainted = this.#painting.loaded(this.#loading)
    // If the page reloads by itself, its version is unknown: render everything again.
    this.#loading = 0
    if (unpainted && !isAway) this.#render(unpainted)
  }

  /** The site has answered with an error screen, which does not listen to messages. */
  #refused(status: number) {
    this.#callOff('patience')
    this.#isReady = false
    if (status === GONE && this.#renew()) return
    if (status === MISSING && this.#leave()) return
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
    this.#after('painting', () => {
      const pending = this.#painting.pending()
      if (pending && this.#isReady) this.#render(pending)
    })
  }

  #tell(message: ToPage) {
    if (this.#isReady) this.#line.tell(message)
  }

  #after(name: keyof typeof AFTER, then: () => void) {
    this.#callOff(name)
    this.#timers[name] = window.setTimeout(then, AFTER[name])
  }

  #callOff(name: keyof typeof AFTER) {
    window.clearTimeout(this.#timers[name])
  }
}

/** The studio’s address that leads to a path in the preview, by way of the sign-in if needed. */
const passTo = (path: string) => `/preview-pass?to=${encodeURIComponent(path)}`

const aboveOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

const pathOnly = (path: string) => path.split('?', 1)[0]
