import { memo, Suspense } from 'react'
import { IslandBoundary, ServerHtml } from './island-boundary.tsx'
import { useIsland } from './islands.ts'
import {
  elementId,
  type IslandBlock,
  isIsland,
  type PageBlock,
  type StaticBlock as Static,
} from './page-model.ts'
import { useBehaviour } from './use-behaviour.ts'

/** The blocks of a page, each in an element of its own. */
export function BlockList({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block) =>
    isIsland(block) ? (
      <LiveBlock key={block.id} {...block} />
    ) : (
      <StaticBlock key={block.id} {...block} />
    ),
  )
}

/**
 * React is given the very HTML that stands in the document and told not to look at it, so it is
 * never rendered again: not at hydration, not when hydration fails, not on any update.
 */
const StaticBlock = memo(function StaticBlock({ id, type, html }: Static) {
  const ref = useBehaviour(type)
  return (
    <div
      ref={ref}
      id={elementId({ id })}
      data-block={type}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own views rendered it on the server
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
})

/**
 * An island whose code has not arrived stays what the server sent, with all that a visitor has typed
 * there: React takes over that very HTML when the code is there.
 */
const LiveBlock = memo(function LiveBlock({ id, type, html, ...island }: IslandBlock) {
  return (
    <div id={elementId({ id })} data-block={type} data-live="">
      <IslandBoundary type={type} html={html}>
        <Suspense fallback={<ServerHtml html={html} />}>
          <Live type={type} {...island} />
        </Suspense>
      </IslandBoundary>
    </div>
  )
})

function Live({ type, data, place }: Omit<IslandBlock, 'id' | 'html'>) {
  const Island = useIsland(type)
  return <Island {...data} place={place} />
}
