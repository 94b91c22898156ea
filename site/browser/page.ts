import type { PagePart, ShownPage } from '../shell/part.ts'
import { startBehaviours } from './behaviours.ts'
import { updateHead } from './head.ts'
import { startIslands } from './islands.ts'
import type { PageData, Payload } from './page-data.ts'
import { takeInventory } from './store/actions.ts'
import type { SiteStore } from './store/store.ts'

export type Page = ReturnType<typeof createPage>

/** The life of the pages that `main` holds one after the other: docs/navigation.md. */
export function createPage(main: HTMLElement, first: PageData, store: SiteStore) {
  const parts = new Set<PagePart>()
  // The error screen of a document is no page either: its address may be asked for again.
  let shown: ShownPage & { address: string | undefined } = main.querySelector('[data-error-screen]')
    ? failedAt('document')
    : shownAs(first, 'document')
  let life = new AbortController()

  /** Takes part in each page from now on. The one that is shown is entered as it stands. */
  const register = (part: PagePart) => {
    parts.add(part)
    attempt(() => part.enter?.({ path: shown.path, by: 'document' }))
  }

  /** Brings the HTML of `main` to life. */
  const start = (page: Pick<PageData, 'islands'>) => {
    life = new AbortController()
    startBehaviours(main, life.signal)
    startIslands(main, page.islands, store, life.signal)
  }

  /** Ends all that belongs to the page that is shown. */
  const leave = () => {
    for (const part of parts) attempt(() => part.leave?.())
    life.abort()
  }

  /** Replaces the page by another one. Whoever calls it scrolls, and calls `enter`. */
  const show = (page: Payload, by: 'page' | 'view') => {
    leave()
    main.innerHTML = page.main
    updateHead(page.head)
    shown = shownAs(page, by)
    takeInventory(store, page)
    start(page)
  }

  /** Replaces the page by the screen for a failure, which is no page: its address may be asked again. */
  const fail = (screen: DocumentFragment, title: string) => {
    leave()
    main.replaceChildren(screen)
    document.title = title
    shown = failedAt('page')
    start({ islands: {} })
  }

  const enter = () => {
    for (const part of parts) attempt(() => part.enter?.(shown))
  }

  start(first)
  return {
    ...{ register, show, fail, enter },
    path: () => shown.path,
    /** Path and parameters; undefined where a failure is shown, so that it can be tried again. */
    address: () => shown.address,
  }
}

/** The screen for a failure stands at no path of the site. */
function failedAt(by: ShownPage['by']) {
  return { path: '', by, address: undefined }
}

/** Named by the address bar, which may have parameters that mean nothing to the page. */
function shownAs({ path }: PageData, by: ShownPage['by']) {
  return { path, by, address: location.pathname + location.search }
}

/** A part that fails leaves the others to their work. */
function attempt(act: () => void) {
  try {
    act()
  } catch (error) {
    console.error('A part of the page failed:', error)
  }
}
