import { type LoaderFunctionArgs, replace } from 'react-router'
import { isIsland, type PageModel } from '../app/page-model.ts'
import { loadIslands } from './chunks.ts'
import { fetchAgain } from './fetch-again.ts'
import { reloadOnce } from './reload-once.ts'
import { loadStyles } from './styles.ts'

/** A loader for client navigation: the next page's payload, with all the page needs to be shown. */
export function createPageLoader(build: string) {
  return async ({ request }: LoaderFunctionArgs): Promise<PageModel | Response> => {
    const { pathname, href } = new URL(request.url)
    const page = await fetchPayload(pathname, request.signal)
    if (!page || page.build !== build) return leaveTo(href, request.signal)
    if (page.path !== pathname) return replace(page.path)
    try {
      await Promise.all([loadStyles(page.styles), loadIslands(islandTypes(page))])
      return page
    } catch (error) {
      if (!reloadOnce(pathname)) throw error
      return never(request.signal)
    }
  }
}

function islandTypes(page: PageModel) {
  return page.blocks.filter(isIsland).map(({ type }) => type)
}

/** Nothing where the server has no such page or could not make it. */
async function fetchPayload(pathname: string, signal: AbortSignal) {
  const url = `${pathname.replace(/\/$/, '')}/_payload.json`
  try {
    const response = await fetchAgain(url, signal)
    return response.ok ? ((await response.json()) as PageModel) : undefined
  } catch (error) {
    signal.throwIfAborted()
    console.error(`The page ${pathname} did not arrive:`, error)
    return undefined
  }
}

/** Leaves the rest to the server: it has the right screen for every failure. */
function leaveTo(href: string, signal: AbortSignal) {
  location.assign(href)
  return never(signal)
}

/** Keeps the current page on the screen until the document goes, or another link is followed. */
function never(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
