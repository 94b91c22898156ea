import type { PagePart, ShownPage } from '../shell/part.ts'
import { startBehaviours } from './behaviours.ts'
import { createBlockHeights } from './block-heights.ts'
import { updateHead } from './head.ts'
import type { PageData, Payload } from './page-data.ts'
import { themeScript } from './theme-script.ts'

export type Page = ReturnType<typeof createPage>

/** The lifecycle of the pages that `main` shows one after the other (docs/navigation.md). */
export function createPage(
  main: HTMLElement,
  first: PageData,
  theme = themeScript(),
  heights = createBlockHeights(main),
) {
  const parts = new Set<PagePart>()
  // A document may hold an error screen instead of a page; its address can be requested again.
  let shown: ShownPage & { address: string | undefined } = main.querySelector('[data-error-screen]')
    ? failedAt('document')
    : shownAs(first, 'document')
  let lifetime = new AbortController()

  /** Adds a part for this and all later pages. `enter` runs at once for the current page. */
  const register = (part: PagePart) => {
    parts.add(part)
    attempt(() => part.enter?.({ path: shown.path, by: 'document' }))
  }

  /** Starts the behaviours in `main`. */
  const start = () => {
    lifetime = new AbortController()
    startBehaviours(main, lifetime.signal)
  }

  /** Ends everything that belongs to the current page. */
  const leave = () => {
    heights.note(shown.address)
    for (const part of parts) attempt(() => part.leave?.())
    lifetime.abort()
  }

  /** Replaces the page. The caller then scrolls and calls `enter`. */
  const show = (page: Payload, by: 'page' | 'travel' | 'view') => {
    leave()
    main.innerHTML = page.main
    updateHead(page.head)
    theme.arriveAt(page)
    shown = shownAs(page, by)
    heights.restore(shown.address)
    start()
  }

  /**
   * Replaces the page with an error screen, whose address can be requested again.
   */
  const fail = (screen: DocumentFragment, title: string) => {
    leave()
    main.replaceChildren(screen)
    document.title = title
    theme.arriveAt('error')
    shown = failedAt('page')
    start()
  }

  const enter = () => {
    for (const part of parts) attempt(() => part.enter?.(shown))
  }

  // Behind a reload, the page is scrolled to where it was.
  heights.restore(shown.address)
  addEventListener('pagehide', () => heights.store(shown.address))
  start()
  return {
    register,
    show,
    fail,
    enter,
    /** Tells the theme which page comes next. */
    leaveFor: theme.leaveFor,
    path: () => shown.path,
    /**
     * Path and query; undefined while an error screen is shown, so that it can be requested again.
     */
    address: () => shown.address,
  }
}

/** An error screen belongs to no path of the site. */
function failedAt(by: ShownPage['by']) {
  return { path: '', by, address: undefined }
}

/** Takes the address from the address bar, which may have parameters that the page ignores. */
function shownAs({ path }: PageData, by: ShownPage['by']) {
  return { path, by, address: location.pathname + location.search }
}

/** A failing part is logged and does not affect the others. */
function attempt(act: () => void) {
  try {
    act()
  } catch (error) {
    console.error('A part of the page failed:', error)
  }
}
