import { fetchBehaviours } from './behaviours.ts'
import type { Payload } from './page-data.ts'
import { fetchPayload, PageUnreachableError } from './payload.ts'
import type { PrefetchQueue } from './prefetch-queue.ts'
import { loadStyles } from './styles.ts'
import type { Tab } from './tab.ts'

/** The result of loading a page for a navigation. */
export type PageLoadResult =
  | { is: 'page'; payload: Payload; address: string }
  /** The server did not return a page of this build: load the document instead. */
  | { is: 'document' }
  /** The server could not be reached, or a part of the page failed to load. */
  | { is: 'failed'; error: unknown; isChunk: boolean }

/** Loads a page and everything needed to show it. Rejects only when the signal aborts. */
export async function loadPage(
  { pathname, search }: URL,
  tab: Tab,
  queue: PrefetchQueue,
  signal: AbortSignal,
): Promise<PageLoadResult> {
  const address = pathname + search
  try {
    const prefetched = await queue.claim(address)
    signal.throwIfAborted()
    const fetched = prefetched ?? (await fetchPayload(address, signal))
    if (!fetched || !matchesDocument(fetched.payload, tab)) return { is: 'document' }
    const { payload, redirectedTo } = fetched
    await fetchParts(payload)
    signal.throwIfAborted()
    const canonical = payload.path === pathname ? address : payload.path + payload.search
    return { is: 'page', payload, address: redirectedTo ?? canonical }
  } catch (error) {
    signal.throwIfAborted()
    return { is: 'failed', error, isChunk: !(error instanceof PageUnreachableError) }
  }
}

/** Another build has other scripts, and the shell depends on the settings of the document. */
function matchesDocument({ build, settings }: Payload, tab: Tab) {
  if (tab.isOutdated || tab.isForbidden) return false
  return build === tab.build && settings === tab.settings
}

/** A behaviour that fails to load is reported when the page starts, as on a first visit. */
async function fetchParts({ styles, main }: Payload) {
  const template = document.createElement('template')
  template.innerHTML = main
  const behaviours = fetchBehaviours(template.content).catch(() => undefined)
  // Chromium leaks a `<picture>` whose source has a media query unless it is taken apart.
  template.content.replaceChildren()
  await Promise.all([loadStyles(styles), behaviours])
}
