import { hydrateIsland } from '../browser/hydrate-island.tsx'
import type { IslandData } from '../browser/page-data.ts'

/** Hydrates the server's HTML of a block, while nothing is composed in it. */
export function hydrateBlock(
  block: HTMLElement,
  island: IslandData,
  signal: AbortSignal,
): Promise<void> {
  return hydrateIsland(block, island, signal, async () => {})
}
