import type { Place } from '@belvedere/blocks/kind.ts'
import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import type { FunctionComponent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'
import { kindFile } from './kind-files.ts'
import type { IslandData } from './page-data.ts'

type Island = FunctionComponent<Record<string, unknown> & { place: Place }>

const chunks = import.meta.glob<Island>(['../../blocks/*/island.tsx', '../screens/*/island.tsx'], {
  import: 'Island',
})

/**
 * Hydrates one island as its own React root once `untilComposed` resolves, and unmounts it when the
 * signal aborts. In HTML that has been changed meanwhile, React does not hydrate the island but
 * renders it, and the visitor's input is kept.
 */
export async function hydrateIsland(
  block: HTMLElement,
  { data, place }: IslandData,
  signal: AbortSignal,
  untilComposed: () => Promise<void>,
): Promise<void> {
  const load = chunks[kindFile(block, 'island.tsx')]
  if (!load) throw new Error(`This build has no island for block kind ${block.dataset.block}.`)
  const Island = await loadChunk(load, signal)
  await untilComposed()
  if (signal.aborted) return
  const island = <Island {...data} place={place} />
  const root = hydrateAtOnce(block, withFallbacks(block, island))
  signal.addEventListener('abort', () => root.unmount())
}

/** An island that fails is rendered once more; if it fails again, it is the server's HTML. */
function withFallbacks(block: HTMLElement, island: ReactNode) {
  const html = { __html: block.innerHTML }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own view rendered it on the server
  const serverHtml = <div style={{ display: 'contents' }} dangerouslySetInnerHTML={html} />
  const again = (
    <IslandBoundary block={block} fallback={serverHtml}>
      {island}
    </IslandBoundary>
  )
  return (
    <IslandBoundary block={block} fallback={again}>
      {island}
    </IslandBoundary>
  )
}

/** Hydrates in one task: a key that is pressed meanwhile reaches the field that has the focus then. */
function hydrateAtOnce(block: HTMLElement, tree: ReactNode): Root {
  return flushSync(() =>
    hydrateRoot(block, tree, {
      // The server used the same prefix, so `useId` returns the same ids.
      identifierPrefix: `${block.id}-`,
      onRecoverableError: (error) =>
        console.warn(
          `The HTML of block kind ${block.dataset.block} was changed before it was hydrated:`,
          error,
        ),
    }),
  )
}
