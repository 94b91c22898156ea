import { reloadOnce } from '@belvedere/ui/reload-once.ts'
import { type LoaderFunctionArgs, type Path, replace } from 'react-router'
import { PageAwayError } from '../app/page-away-error.ts'
import { isIsland, type PageModel } from '../app/page-model.ts'
import { loadIslands } from './chunks.ts'
import { fetchAgain } from './fetch-again.ts'
import { markLate } from './late.ts'
import { live } from './live.tsx'
import { payloadOf, readPayload } from './payload.ts'
import { loadStyles } from './styles.ts'
import { settleEarly, takeEarly } from './take-early.ts'

type Running = Pick<PageModel, 'build' | 'settings'>

type Navigation = {
  /** Where it leads: a loader's own request knows nothing of an anchor. */
  whereTo: () => Path
  /** Covers the page that is shown, where another one comes. */
  cover: (to: Path) => Promise<void> | undefined
}

/**
 * A loader for client navigation: the next page's payload, with all the page needs to be shown,
 * once the one before it is live and covered. Who is sent on to another address is so at once.
 */
export function createPageLoader(running: Running, { whereTo, cover }: Navigation) {
  return async ({ request: { signal } }: LoaderFunctionArgs): Promise<PageModel | Response> => {
    const to = whereTo()
    const covered = cover(to)
    const coming = markLate(Promise.race([pageAt(to, running, signal), never(signal)]))
    const isSentOn = await coming.then(
      (answer) => answer instanceof Response,
      () => false,
    )
    if (!isSentOn) await Promise.all([covered, live])
    if (!signal.aborted) settleEarly(to.pathname + to.search)
    return (await coming) ?? never(signal)
  }
}

/**
 * Nothing where the document goes: the server, which answered, has the right screen for what it said,
 * and the browser shows by itself that it loads.
 */
async function pageAt({ pathname, search, hash }: Path, running: Running, signal: AbortSignal) {
  const arrived = await fetchPayload(pathname, search, signal)
  if (!arrived || !fits(arrived.page, running)) return location.assign(pathname + search + hash)
  const { page, sentTo } = arrived
  if (sentTo !== undefined) return replace(sentTo + hash)
  if (page.path !== pathname) return replace(page.path + search + hash)
  try {
    await Promise.all([loadStyles(page.styles), loadIslands(islandTypes(page))])
    return page
  } catch (error) {
    signal.throwIfAborted()
    if (!reloadOnce(pathname + search + hash)) throw away(pathname, error)
    return undefined
  }
}

/** Another build has other code, and a shell is drawn from the settings of its document. */
function fits(page: PageModel, { build, settings }: Running) {
  return page.build === build && page.settings === settings
}

function islandTypes(page: PageModel) {
  return page.blocks.filter(isIsland).map(({ type }) => type)
}

/** Nothing where the server has no such page or could not make it; it fails where none answers. */
async function fetchPayload(pathname: string, search: string, signal: AbortSignal) {
  try {
    const arrived = await takeEarly(pathname + search)
    signal.throwIfAborted()
    return arrived ?? (await readPayload(await fetchAgain(payloadOf(pathname, search), signal)))
  } catch (error) {
    signal.throwIfAborted()
    throw away(pathname, error)
  }
}

function away(pathname: string, cause: unknown) {
  return new PageAwayError(`The page ${pathname} did not arrive.`, { cause })
}

/** Keeps the current page on the screen until the document goes, or another link is followed. */
function never(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
