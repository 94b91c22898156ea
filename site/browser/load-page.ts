import { fetchBehaviours } from './behaviours.ts'
import type { PageData, Payload } from './page-data.ts'
import { fetchPayload, PageAwayError } from './payload.ts'
import type { PrefetchQueue } from './prefetch-queue.ts'
import { loadStyles } from './styles.ts'

/** What a navigation has found behind an address. */
export type LoadResult =
  | { is: 'page'; payload: Payload; address: string }
  /** The server has another answer than a page of this build: it is asked for the document. */
  | { is: 'document' }
  /** Nothing answered, or a part of the page did not arrive. */
  | { is: 'away'; error: unknown; isChunk: boolean }

/** The build and the settings that the running document was made with. */
export type Running = Pick<PageData, 'build' | 'settings'>

/** Loads a page with all it needs to be shown. Rejects only when the signal aborts. */
export async function loadPage(
  { pathname, search }: URL,
  running: Running,
  queue: PrefetchQueue,
  signal: AbortSignal,
): Promise<LoadResult> {
  const address = pathname + search
  try {
    const prefetched = await queue.take(address)
    signal.throwIfAborted()
    const fetched = prefetched ?? (await fetchPayload(address, signal))
    if (!fetched || !fits(fetched.payload, running)) return { is: 'document' }
    const { payload, redirectedTo } = fetched
    await fetchParts(payload)
    signal.throwIfAborted()
    const moved = payload.path === pathname ? address : payload.path + payload.search
    return { is: 'page', payload, address: redirectedTo ?? moved }
  } catch (error) {
    signal.throwIfAborted()
    return { is: 'away', error, isChunk: !(error instanceof PageAwayError) }
  }
}

/** Another build has other code, and a shell is drawn from the settings of its document. */
function fits({ build, settings }: Payload, running: Running) {
  return build === running.build && settings === running.settings
}

/**
 * Islands hydrate later; their HTML needs nothing but its styles. A behaviour that does not arrive is
 * missed when the page starts, as on a first visit.
 */
async function fetchParts({ styles, main }: Payload) {
  const template = document.createElement('template')
  template.innerHTML = main
  const behaviours = fetchBehaviours(template.content).catch(() => undefined)
  // Chromium keeps a picture whose source has a media query for ever, unless it is taken apart.
  template.content.replaceChildren()
  await Promise.all([loadStyles(styles), behaviours])
}
