import type { Place } from '@belvedere/blocks/kind.ts'
import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import type { FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'
import { kindFile } from './kind-files.ts'
import type { IslandData } from './page-data.ts'
import type { SiteStore } from './store/store.ts'
import { StoreProvider } from './store/use-site.tsx'

type Island = FunctionComponent<Record<string, unknown> & { place: Place }>

const chunks = import.meta.glob<Island>(['../../blocks/*/island.tsx', '../screens/*/island.tsx'], {
  import: 'Island',
})

/** Hydrates one island as its own React root, and unmounts it when the signal aborts. */
export async function hydrateIsland(
  block: HTMLElement,
  { data, place }: IslandData,
  store: SiteStore,
  signal: AbortSignal,
): Promise<void> {
  const load = chunks[kindFile(block, 'island.tsx')]
  if (!load) throw new Error(`This build has no island for block kind ${block.dataset.block}.`)
  const Island = await loadChunk(load, signal)
  if (signal.aborted) return
  const html = block.innerHTML
  const root = hydrateRoot(
    block,
    <IslandBoundary type={block.dataset.block ?? ''} html={html}>
      <StoreProvider store={store}>
        <Island {...data} place={place} />
      </StoreProvider>
    </IslandBoundary>,
    // The server used the same prefix, so `useId` returns the same ids.
    { identifierPrefix: `${block.id}-` },
  )
  signal.addEventListener('abort', () => root.unmount())
}
