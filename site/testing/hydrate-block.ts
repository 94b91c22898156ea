import { hydrateIsland } from '../browser/hydrate-island.tsx'
import type { IslandData } from '../browser/page-data.ts'
import { createSiteStore } from '../browser/store/store.ts'

/** Hydrates the server's HTML of a block, with an empty store, while nothing is composed in it. */
export function hydrateBlock(
  block: HTMLElement,
  island: IslandData,
  signal: AbortSignal,
): Promise<void> {
  const store = createSiteStore({ site: null, global: null })
  return hydrateIsland(block, island, store, signal, async () => {})
}
