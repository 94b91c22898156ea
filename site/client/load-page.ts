import { type LoaderFunctionArgs, type Path, replace } from 'react-router'
import { PageAwayError } from '../app/page-away-error.ts'
import { isIsland, type PageModel } from '../app/page-model.ts'
import { loadIslands } from './chunks.ts'
import { fetchAgain } from './fetch-again.ts'
import { reloadOnce } from './reload-once.ts'
import { loadStyles } from './styles.ts'

type Running = Pick<PageModel, 'build' | 'settings'>

/**
 * A loader for client navigation: the next page's payload, with all the page needs to be shown.
 * `whereTo` tells where the navigation leads: a loader's own request knows nothing of an anchor.
 */
export function createPageLoader(running: Running, whereTo: () => Path) {
  return async ({ request: { signal } }: LoaderFunctionArgs): Promise<PageModel | Response> => {
    const { pathname, search, hash } = whereTo()
    const arrived = await fetchPayload(pathname, search, signal)
    if (!arrived || !fits(arrived.page, running)) return leaveTo(pathname + search + hash, signal)
    const { page, sentTo } = arrived
    if (sentTo !== undefined) return replace(sentTo + hash)
    if (page.path !== pathname) return replace(page.path + search + hash)
    try {
      await Promise.all([loadStyles(page.styles), loadIslands(islandTypes(page))])
      return page
    } catch (error) {
      if (!reloadOnce(pathname + search + hash)) throw away(pathname, error)
      return never(signal)
    }
  }
}

/** Another build has other code, and a shell is drawn from the settings of its document. */
function fits(page: PageModel, { build, settings }: Running) {
  return page.build === build && page.settings === settings
}

function islandTypes(page: PageModel) {
  return page.blocks.filter(isIsland).map(({ type }) => type)
}

const PAYLOAD = '/_payload.json'

/** The address of the page that a payload belongs to. */
function pageOf(payload: string) {
  const { pathname, search } = new URL(payload)
  return (pathname.slice(0, -PAYLOAD.length) || '/') + search
}

/** Nothing where the server has no such page or could not make it; it fails where none answers. */
async function fetchPayload(pathname: string, search: string, signal: AbortSignal) {
  const url = pathname.replace(/\/$/, '') + PAYLOAD + search
  try {
    const response = await fetchAgain(url, signal)
    if (!response.ok) return undefined
    const page = (await response.json()) as PageModel
    return { page, sentTo: response.redirected ? pageOf(response.url) : undefined }
  } catch (error) {
    signal.throwIfAborted()
    throw away(pathname, error)
  }
}

function away(pathname: string, cause: unknown) {
  return new PageAwayError(`The page ${pathname} did not arrive.`, { cause })
}

/** Leaves the rest to the server, which answered: it has the right screen for what it said. */
function leaveTo(address: string, signal: AbortSignal) {
  location.assign(address)
  return never(signal)
}

/** Keeps the current page on the screen until the document goes, or another link is followed. */
function never(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
