import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { isCrawler } from '@belvedere/ui/device-now.ts'
import { reloadOnce } from '@belvedere/ui/reload-once.ts'
import { focusOn, moveFocus } from './focus.ts'
import type { PageLoadResult } from './load-page.ts'
import type { Page } from './page.ts'
import type { PrefetchQueue } from './prefetch-queue.ts'
import type { Journey } from './travel/travel.ts'

/** What a navigation shows: a page or a failure, what it replaces, and the field that had the focus. */
export type Arrival = {
  result: PageLoadResult
  by: 'page' | 'travel' | 'view'
  field: string | undefined
}

/**
 * Makes a change of page while its picture travels, under the cover, or with a cross-fade if the
 * visitor prefers reduced motion. In another view of a page what both show moves to its new place,
 * without reduced motion.
 */
export async function inTransition(
  change: () => void,
  isOtherPath: boolean,
  journey: Journey | undefined,
): Promise<void> {
  if (journey) return journey(change)
  if (prefersReducedMotion() !== isOtherPath) return change()
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // Rejects in a hidden tab, where the browser skips the transition.
  ready.catch(() => undefined)
  await updateCallbackDone
}

/** Puts a loaded page in place of the one that is shown, and moves scroll position and focus. */
export function showArrival(
  { page, queue }: { page: Page; queue: PrefetchQueue },
  event: NavigateEvent,
  { result, by, field }: Arrival,
): void {
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
  }
}

/**
 * Shows the error screen for a page that failed in the browser: 503 if the server could not be
 * reached, 500 if showing the page threw (spec §8, readings). Both screens are templates in the
 * document, because they cannot be fetched without a network.
 */
function showFailure(page: Page, status: 500 | 503): void {
  const template = document.getElementById(`error-${status}`)
  if (!(template instanceof HTMLTemplateElement)) return
  const screen = document.importNode(template.content, true)
  page.fail(screen, template.dataset.title ?? document.title)
}
