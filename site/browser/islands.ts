import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import type { IslandData } from './page-data.ts'

/** One viewport away, so that React usually arrives before the island scrolls into view. */
const NEAR = '100%'
/** Interactions that hydrate an island that is still far away, such as focusing it by keyboard. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin']

/**
 * Hydrates each island once it comes within one viewport, or is pointed at, touched or focused,
 * whichever is first. React loads with the first one; until then, or if it fails to load, the
 * server's HTML stays.
 */
export function startIslands(
  main: HTMLElement,
  islands: Record<string, IslandData>,
  signal: AbortSignal,
): void {
  for (const block of main.querySelectorAll<HTMLElement>('[data-live]')) {
    const island = islands[block.id]
    if (island) startIsland(block, island, signal)
  }
}

/** The same for one island. */
export function startIsland(block: HTMLElement, island: IslandData, signal: AbortSignal): void {
  const untilComposed = followComposition(block)
  onceNeeded(block, signal, () => void hydrate(block, island, signal, untilComposed))
}

/**
 * Returns a function that resolves once no input method (as for Chinese or Japanese) is composing a
 * word in the block: the word could not be finished in a replaced field.
 */
function followComposition(block: HTMLElement): () => Promise<void> {
  let composed = Promise.resolve()
  block.addEventListener('compositionstart', () => {
    composed = new Promise((resolve) =>
      // The key that ends a word may begin the next one.
      block.addEventListener('compositionend', () => setTimeout(resolve), { once: true }),
    )
  })
  return async () => {
    for (let last: Promise<void> | undefined; last !== composed; await last) last = composed
  }
}

function onceNeeded(block: HTMLElement, signal: AbortSignal, act: () => void) {
  const wait = new AbortController()
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    { rootMargin: NEAR },
  )
  const begin = () => {
    if (wait.signal.aborted) return
    wait.abort()
    act()
  }
  wait.signal.addEventListener('abort', () => observer.disconnect())
  signal.addEventListener('abort', () => wait.abort())
  observer.observe(block)
  for (const type of INTERACTIONS) block.addEventListener(type, begin, { signal: wait.signal })
}

async function hydrate(
  block: HTMLElement,
  island: IslandData,
  signal: AbortSignal,
  untilComposed: () => Promise<void>,
) {
  try {
    const { hydrateIsland } = await loadChunk(() => import('./hydrate-island.tsx'), signal)
    if (!signal.aborted) await hydrateIsland(block, island, signal, untilComposed)
  } catch (error) {
    if (!signal.aborted)
      console.error(`The island of block kind ${block.dataset.block} failed:`, error)
  }
}
