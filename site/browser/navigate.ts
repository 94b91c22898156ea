import { scrollPageTo } from '@belvedere/motion/scroll/scroll-to.ts'
import { isCrawler } from '@belvedere/ui/device-now.ts'
import { noteLeaving } from '@belvedere/ui/load-chunk.ts'
import { reloadOnce } from '@belvedere/ui/reload-once.ts'
import { commitWhenReady, PreparedPage } from './commit.ts'
import { createCover } from './cover.ts'
import { findAnchor } from './find-anchor.ts'
import { focusOn } from './focus.ts'
import { focusedField } from './forms.ts'
import { loadPage, type PageLoadResult } from './load-page.ts'
import {
  addressOf,
  isHistoryCall,
  isOurs,
  loadDocument,
  scrollBehaviourOf,
} from './navigation-event.ts'
import type { Page } from './page.ts'
import { showPending } from './pending.ts'
import type { PrefetchQueue } from './prefetch-queue.ts'
import { type Arrival, inTransition, showArrival } from './show-page.ts'
import type { Tab } from './tab.ts'
import type { Travels } from './travel/load-travel.ts'
import type { Journey, Trip } from './travel/travel.ts'
import { untilAborted } from './until-aborted.ts'

type Options = {
  page: Page
  tab: Tab
  queue: PrefetchQueue
  travels: Travels
}

/**
 * Handles navigations between the pages of this site within one document (docs/navigation.md).
 * Navigations that are not intercepted are left to the browser.
 */
export function followNavigations(options: Options): void {
  new Navigations(options).follow()
}

class Navigations {
  readonly #options: Options
  readonly #cover = createCover()
  /** Aborts the navigation that is being prepared. */
  #pending: AbortController | undefined
  /** The browser is about to replace this document. */
  #isLeaving = false
  #wasInterrupted = false

  constructor(options: Options) {
    this.#options = options
  }

  follow() {
    navigation.addEventListener('navigate', (event) => this.#begin(event))
    // Chromium 156 crashes when it restores a page whose navigation still waits for its commit.
    addEventListener('pagehide', () => this.#interrupt())
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#restore()
    })
  }

  #begin(event: NavigateEvent) {
    const { page, tab } = this.#options
    const to = new URL(event.destination.url)
    if (event.info instanceof PreparedPage) return event.info.commit(event)
    if (this.#isLeaving || isHistoryCall(event)) return
    // A download neither leaves the page nor cancels a pending navigation.
    if (event.downloadRequest !== null) return
    this.#endPending()
    if (!isOurs(event, to)) return this.#leaveToBrowser()
    if (addressOf(to) === page.address()) return this.#navigateWithinPage(event, to)
    if (!tab.redirect?.(event)) this.#navigateToPage(event, to)
  }

  /** The page is left, but may be restored. */
  #interrupt() {
    this.#wasInterrupted ||= this.#pending !== undefined
    this.#endPending()
  }

  /**
   * A restored page is reloaded if its navigation was interrupted, or if its address does not match:
   * it had failed, or Back had changed the address already.
   */
  #restore() {
    const isOtherAddress = this.#options.page.address() !== addressOf(new URL(location.href))
    if (this.#wasInterrupted || isOtherAddress) location.reload()
  }

  /** Another site, a POST form or a reload: the browser navigates. */
  #leaveToBrowser() {
    noteLeaving()
    this.#cover.leave()
  }

  #endPending() {
    const before = this.#pending
    this.#pending = undefined
    before?.abort()
  }

  /** Navigates within the current page: scrolls and loads nothing. */
  #navigateWithinPage(event: NavigateEvent, to: URL) {
    this.#cover.leave()
    const anchor = event.navigationType === 'traverse' ? null : findAnchor(to.hash)
    // The browser scrolls to the top or restores the scroll position; the focus stays.
    if (!anchor) return event.intercept({ focusReset: 'manual', ...scrollBehaviourOf(event) })
    const handler = async () => {
      focusOn(anchor)
      scrollPageTo(anchor)
    }
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' })
  }

  /** Navigates to another page, or to another view (query) of this one. */
  #navigateToPage(event: NavigateEvent, to: URL) {
    const { page, travels } = this.#options
    const own = new AbortController()
    this.#pending = own
    // Aborted by Stop; a later navigation has replaced `#pending` before it aborts.
    own.signal.addEventListener('abort', () => {
      if (this.#pending !== own || this.#isLeaving) return
      this.#pending = undefined
      this.#cover.leave()
    })
    // Asked here because `#prepare` may run after Back or Forward has changed the address.
    const trip = travels.now?.plan(event, page.address())
    commitWhenReady(event, own, () =>
      untilAborted(this.#prepare(event, to, own.signal, trip), own.signal),
    )
  }

  async #prepare(
    event: NavigateEvent,
    to: URL,
    signal: AbortSignal,
    trip: Trip | undefined,
  ): Promise<PreparedPage> {
    const { page, tab, queue } = this.#options
    const isOtherPath = to.pathname !== page.path()
    // While a picture may travel, the page stays in view.
    const covered = isOtherPath && !trip && this.#cover.cover()
    const result = await showPending(untilAborted(loadPage(to, tab, queue, signal), signal))
    if (result.is === 'document') return this.#leaveFor(() => loadDocument(event, to))
    if (result.is === 'failed') await this.#handleFailure(result, to)
    const address = result.is === 'page' ? result.address : addressOf(to)
    if (event.navigationType === 'traverse' && address !== addressOf(to))
      return this.#leaveFor(() => location.replace(address))
    const journey = await trip?.(result)
    const covering = trip && !journey ? this.#cover.cover() : covered
    if (result.is === 'page') page.leaveFor(result.payload)
    await covering
    signal.throwIfAborted()
    const by = journey ? 'travel' : isOtherPath ? 'page' : 'view'
    const arrival: Arrival = { result, by, field: focusedField(event.info) }
    return new PreparedPage(address + to.hash, (committed) =>
      this.#arrive(committed, arrival, isOtherPath, journey),
    )
  }

  #arrive(
    event: NavigateEvent,
    arrival: Arrival,
    isOtherPath: boolean,
    journey: Journey | undefined,
  ): Promise<void> {
    this.#pending = undefined
    const change = () => {
      // A cross-fade calls this a frame later; the navigation may be cancelled by then.
      if (event.signal.aborted) return
      try {
        showArrival(this.#options, event, arrival)
      } finally {
        this.#cover.leave()
      }
    }
    return inTransition(change, isOtherPath, journey)
  }

  /** Reloads once if a script is missing; a crawler keeps the current page (spec §8). */
  async #handleFailure({ error, isChunk }: Extract<PageLoadResult, { is: 'failed' }>, to: URL) {
    console.error('Loading the page failed:', error)
    if (isCrawler()) {
      this.#cover.leave()
      throw error
    }
    if (!isChunk) return
    this.#isLeaving = true
    if (reloadOnce(to.href)) await new Promise(() => {})
    this.#isLeaving = false
  }

  /** Leaves the document. Never resolves, so the page stays as it is until then. */
  #leaveFor(act: () => unknown): Promise<never> {
    this.#isLeaving = true
    noteLeaving()
    act()
    return new Promise(() => {})
  }
}
