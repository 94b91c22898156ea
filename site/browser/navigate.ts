import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { scrollPageTo } from '@belvedere/motion/scroll/scroll-to.ts'
import { isCrawler } from '@belvedere/ui/device-now.ts'
import { noteLeaving } from '@belvedere/ui/load-chunk.ts'
import { reloadOnce } from '@belvedere/ui/reload-once.ts'
import { commitWhenReady, PreparedPage } from './commit.ts'
import { createCover } from './cover.ts'
import { showFailure } from './failure.ts'
import { findAnchor } from './find-anchor.ts'
import { focusOn, moveFocus } from './focus.ts'
import { focusedField } from './forms.ts'
import { hourNow } from './hour-now.ts'
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
export function followNavigations({ page, tab, queue, travels }: Options): void {
  const cover = createCover()
  let pending: AbortController | undefined
  let isLeaving = false
  let wasInterrupted = false

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (event.info instanceof PreparedPage) return event.info.commit(event)
    if (isLeaving || isHistoryCall(event)) return
    // A download neither leaves the page nor cancels a pending navigation.
    if (event.downloadRequest !== null) return
    endPending()
    if (!isOurs(event, to)) return leaveToBrowser()
    if (addressOf(to) === page.address()) return navigateWithinPage(event, to)
    if (!tab.redirect?.(event)) navigateToPage(event, to)
  })

  // Chromium 156 crashes when it restores a page whose navigation still waits for its commit.
  addEventListener('pagehide', () => {
    wasInterrupted ||= pending !== undefined
    endPending()
  })

  // A restored page is reloaded if its navigation was interrupted, or if its address does not
  // match: it had failed, or Back had changed the address already.
  addEventListener('pageshow', ({ persisted }) => {
    const isOtherAddress = page.address() !== addressOf(new URL(location.href))
    if (persisted && (wasInterrupted || isOtherAddress)) location.reload()
  })

  /** Another site, a POST form or a reload: the browser navigates. */
  function leaveToBrowser() {
    noteLeaving()
    cover.leave()
  }

  function endPending() {
    const before = pending
    pending = undefined
    before?.abort()
  }

  /** Navigates within the current page: scrolls and loads nothing. */
  function navigateWithinPage(event: NavigateEvent, to: URL) {
    cover.leave()
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
  function navigateToPage(event: NavigateEvent, to: URL) {
    const own = new AbortController()
    pending = own
    // Aborted by Stop; a later navigation has replaced `pending` before it aborts.
    own.signal.addEventListener('abort', () => {
      if (pending !== own || isLeaving) return
      pending = undefined
      cover.leave()
    })
    // Asked here because `prepare` may run after Back or Forward has changed the address.
    const trip = travels.now?.plan(event, page.address())
    commitWhenReady(event, own, () =>
      untilAborted(prepare(event, to, own.signal, trip), own.signal),
    )
  }

  async function prepare(
    event: NavigateEvent,
    to: URL,
    signal: AbortSignal,
    trip: Trip | undefined,
  ): Promise<PreparedPage> {
    const isOtherPath = to.pathname !== page.path()
    // While a picture may travel, the page stays in view.
    const covered = isOtherPath && !trip && cover.cover()
    const result = await showPending(untilAborted(loadPage(to, tab, queue, signal), signal))
    if (result.is === 'document') return leaveFor(() => loadDocument(event, to))
    if (result.is === 'failed') await handleFailure(result, to)
    const address = result.is === 'page' ? result.address : addressOf(to)
    if (event.navigationType === 'traverse' && address !== addressOf(to))
      return leaveFor(() => location.replace(address))
    const journey = await trip?.(result)
    const covering = trip && !journey ? cover.cover() : covered
    if (result.is === 'page') cover.travelTo(hourNow(result.payload))
    await covering
    signal.throwIfAborted()
    const field = focusedField(event.info)
    const by = journey ? 'travel' : isOtherPath ? 'page' : 'view'
    return new PreparedPage(address + to.hash, (committed) => {
      // A cross-fade calls this a frame later; the navigation may be cancelled by then.
      const swapUnlessCancelled = () => {
        if (!committed.signal.aborted) swap(committed, result, by, field)
      }
      return show(swapUnlessCancelled, isOtherPath, journey)
    })
  }

  /** Reloads once if a script is missing; a crawler keeps the current page (spec §8). */
  async function handleFailure(
    { error, isChunk }: Extract<PageLoadResult, { is: 'failed' }>,
    to: URL,
  ) {
    console.error('Loading the page failed:', error)
    if (isCrawler()) {
      cover.leave()
      throw error
    }
    if (!isChunk) return
    isLeaving = true
    if (reloadOnce(to.href)) await new Promise(() => {})
    isLeaving = false
  }

  /** Leaves the document. Never resolves, so the page stays as it is until then. */
  function leaveFor(act: () => unknown): Promise<never> {
    isLeaving = true
    noteLeaving()
    act()
    return new Promise(() => {})
  }

  /**
   * Replaces the page: while its picture moves to the next page, under the cover, or with a
   * cross-fade if the visitor prefers reduced motion. If only the query changes, elements that both
   * views show move to their new positions, unless the visitor prefers reduced motion.
   */
  async function show(change: () => void, isOtherPath: boolean, journey: Journey | undefined) {
    pending = undefined
    if (journey) return journey(change)
    if (prefersReducedMotion() !== isOtherPath) return change()
    const { ready, updateCallbackDone } = document.startViewTransition(change)
    // Rejects in a hidden tab, where the browser skips the transition.
    ready.catch(() => undefined)
    await updateCallbackDone
  }

  function swap(
    event: NavigateEvent,
    result: PageLoadResult,
    by: 'page' | 'travel' | 'view',
    field: string | undefined,
  ) {
    const { pathname, search, hash } = location
    try {
      if (result.is === 'page') page.show(result.payload, by)
      else showFailure(page, 503)
    } catch (error) {
      console.error('Showing the page failed:', error)
      if (!isCrawler() && !reloadOnce()) showFailure(page, 500)
    }
    try {
      queue.markShown(pathname + search)
      if (field === undefined) {
        event.scroll()
        moveFocus(hash)
      } else focusOn(document.getElementById(field))
    } finally {
      page.enter()
      cover.leave()
    }
  }
}
