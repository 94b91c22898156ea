import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import type { IslandData } from './page-data.ts'
import type { SiteStore } from './store/store.ts'

/** A view's height or width away: near enough for React to be there in time. */
const NEAR = '100%'
/** What a visitor does with an island that has not come near, such as reaching it by keyboard. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin']

/**
 * Has each island of a page hydrated once it comes within one view of the window, or is touched or
 * focused, whatever is first. React comes along with the first one; until then, and where it does
 * not arrive, the island is the server's HTML.
 */
export function startIslands(
  main: HTMLElement,
  islands: Record<string, IslandData>,
  store: SiteStore,
  signal: AbortSignal,
): void {
  for (const block of main.querySelectorAll<HTMLElement>('[data-live]')) {
    const island = islands[block.id]
    if (island) onceWanted(block, signal, () => void hydrate(block, island, store, signal))
  }
}

function onceWanted(block: HTMLElement, signal: AbortSignal, act: () => void) {
  const wait = new AbortController()
  const watch = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    { rootMargin: NEAR },
  )
  const begin = () => {
    if (wait.signal.aborted) return
    wait.abort()
    act()
  }
  wait.signal.addEventListener('abort', () => watch.disconnect())
  signal.addEventListener('abort', () => wait.abort())
  watch.observe(block)
  for (const touch of TOUCHES) block.addEventListener(touch, begin, { signal: wait.signal })
}

async function hydrate(
  block: HTMLElement,
  island: IslandData,
  store: SiteStore,
  signal: AbortSignal,
) {
  try {
    const { hydrateIsland } = await loadChunk(() => import('./hydrate-island.tsx'))
    if (!signal.aborted) await hydrateIsland(block, island, store, signal)
  } catch (error) {
    console.error(`The island of block kind ${block.dataset.block} failed:`, error)
  }
}
