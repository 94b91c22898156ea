import { hydrateIsland } from '../browser/hydrate-island.tsx'
import type { IslandData } from '../browser/page-data.ts'

/** Hydrates the server's HTML of a block, while no input method is composing. */
export function hydrateBlock(
  block: HTMLElement,
  island: IslandData,
  signal: AbortSignal,
): Promise<void> {
  return hydrateIsland(block, island, signal, async () => {})
}
