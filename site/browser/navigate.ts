import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { scrollPageTo } from '@belvedere/motion/scroll/scroll-to.ts'
import { isCrawler } from '@belvedere/ui/device-now.ts'
import { noteLeaving } from '@belvedere/ui/load-chunk.ts'
import { reloadOnce } from '@belvedere/ui/reload-once.ts'
import { commitWhenReady, Ready } from './commit.ts'
import { createCover } from './cover.ts'
import { showFailure } from './failure.ts'
import { findAnchor } from './find-anchor.ts'
import { focusOn, moveFocus } from './focus.ts'
import { keptField } from './forms.ts'
import { type LoadResult, loadPage, type Running } from './load-page.ts'
import type { Page } from './page.ts'
import { isPageAddress } from './page-link.ts'
import { showPending } from './pending.ts'
import type { PrefetchQueue } from './prefetch-queue.ts'

type Options = { page: Page; running: Running; queue: PrefetchQueue; onOtherPage: () => void }

/**
 * Shows the pages of this site one after the other in one document, for as long as the platform
 * tells of navigations (docs/navigation.md). What it does not intercept the browser does.
 */
export function followNavigations({ page, running, queue, onOtherPage }: Options): void {
  const cover = createCover()
  let pending: AbortController | undefined
  let isLeaving = false
  let isCutShort = false

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (event.info instanceof Ready) return event.info.commit(event)
    if (isLeaving || isHistoryCall(event)) return
    // A download leaves the page, and what it is loading, where it is.
    if (event.downloadRequest !== null) return
    endPending()
    if (!isOurs(event, to)) return leaveToBrowser()
    if (addressOf(to) === page.address()) stay(event, to)
    else go(event, to)
  })

  // Chromium 156 crashes when a page comes back whose navigation still waits for its commit.
  addEventListener('pagehide', () => {
    isCutShort ||= pending !== undefined
    endPending()
  })

  // A page that was left while another one was loading has lost what it was waiting for; one that
  // had failed, or whose address Back had changed already, is not what its address says.
  addEventListener('pageshow', ({ persisted }) => {
    const isOther = page.address() !== addressOf(new URL(location.href))
    if (persisted && (isCutShort || isOther)) location.reload()
  })

  /** Another site, a form that is posted, a reload: what follows is not for this document. */
  function leaveToBrowser() {
    noteLeaving()
    cover.leave()
  }

  function endPending() {
    const before = pending
    pending = undefined
    before?.abort()
  }

  /** An address of the page that is shown: nothing is loaded. */
  function stay(event: NavigateEvent, to: URL) {
    cover.leave()
    const anchor = event.navigationType === 'traverse' ? null : findAnchor(to.hash)
    // The browser scrolls to the top, or back to where the page was, and the focus stays.
    if (!anchor) return event.intercept({ focusReset: 'manual', ...placeOf(event) })
    const handler = async () => {
      focusOn(anchor)
      scrollPageTo(anchor)
    }
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' })
  }

  /** Another page, or another view of this one. */
  function go(event: NavigateEvent, to: URL) {
    const own = new AbortController()
    pending = own
    // Aborted by the visitor, by Stop, and not by a navigation that follows.
    own.signal.addEventListener('abort', () => {
      if (pending !== own || isLeaving) return
      pending = undefined
      cover.leave()
    })
    commitWhenReady(event, own, () => untilAborted(prepare(event, to, own.signal), own.signal))
  }

  async function prepare(event: NavigateEvent, to: URL, signal: AbortSignal): Promise<Ready> {
    const isOtherPath = to.pathname !== page.path()
    if (isOtherPath) onOtherPage()
    const covered = isOtherPath ? cover.cover() : undefined
    const result = await showPending(untilAborted(loadPage(to, running, queue, signal), signal))
    if (result.is === 'document') return leaveFor(() => loadDocument(event, to))
    if (result.is === 'away') await handleAway(result, to)
    const address = result.is === 'page' ? result.address : addressOf(to)
    if (event.navigationType === 'traverse' && address !== addressOf(to))
      return leaveFor(() => location.replace(address))
    await covered
    signal.throwIfAborted()
    const field = keptField(event.info)
    return new Ready(address + to.hash, (committed) => {
      return show(() => swap(committed, result, isOtherPath, field), isOtherPath)
    })
  }

  /** A build that misses a script is loaded anew, once; a crawler keeps what it has (spec §8). */
  async function handleAway({ error, isChunk }: Extract<LoadResult, { is: 'away' }>, to: URL) {
    console.error('The page failed:', error)
    if (isCrawler()) {
      cover.leave()
      throw error
    }
    if (!isChunk) return
    isLeaving = true
    if (reloadOnce(to.href)) await new Promise(() => {})
    isLeaving = false
  }

  /** The document goes, and all stays as it is until then. */
  function leaveFor(act: () => unknown): Promise<never> {
    isLeaving = true
    noteLeaving()
    act()
    return new Promise(() => {})
  }

  /** The page changes under the sheet, or where motion is reduced by a cross-fade. */
  async function show(change: () => void, isOtherPath: boolean) {
    pending = undefined
    if (!prefersReducedMotion() || !isOtherPath) return change()
    const { ready, updateCallbackDone } = document.startViewTransition(change)
    // In a hidden tab there is nothing to fade.
    ready.catch(() => undefined)
    await updateCallbackDone
  }

  function swap(
    event: NavigateEvent,
    result: LoadResult,
    isOtherPath: boolean,
    field: string | undefined,
  ) {
    const { pathname, search, hash } = location
    try {
      if (result.is === 'page') page.show(result.payload, isOtherPath ? 'page' : 'view')
      else showFailure(page, 503)
    } catch (error) {
      console.error('The page failed:', error)
      if (!isCrawler() && !reloadOnce()) showFailure(page, 500)
    }
    queue.settle(pathname + search)
    if (field === undefined) {
      event.scroll()
      moveFocus(hash)
    } else focusOn(document.getElementById(field))
    page.enter()
    cover.leave()
  }
}

function addressOf({ pathname, search }: URL) {
  return pathname + search
}

/** `history.pushState` and `replaceState`, which name what is there already. */
function isHistoryCall({ destination, navigationType, hashChange }: NavigateEvent) {
  return destination.sameDocument && navigationType !== 'traverse' && !hashChange
}

/** A page of this site, in this tab, without a body that is sent along. */
function isOurs(event: NavigateEvent, to: URL) {
  const { canIntercept, navigationType, formData, sourceElement } = event
  if (!canIntercept || navigationType === 'reload' || formData) return false
  const link = sourceElement?.closest('a')
  return link?.rel !== 'external' && isPageAddress(to)
}

function loadDocument({ navigationType }: NavigateEvent, to: URL) {
  if (navigationType === 'traverse') location.reload()
  else location.assign(to)
}

/** A choice that is made once more keeps its place on the screen. */
function placeOf({ info }: NavigateEvent): NavigationInterceptOptions {
  return keptField(info) === undefined ? {} : { scroll: 'manual' }
}

/** Waits no longer than for the signal, whatever is still on its way. */
function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    promise.then(resolve, reject)
  })
}
