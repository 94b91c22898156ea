import { memo } from 'react'
import { IslandBoundary } from './island-boundary.tsx'
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

/** An island whose code did not arrive, or not yet, is the HTML that the server sent. */
const LiveBlock = memo(function LiveBlock({ id, type, html, data, place }: IslandBlock) {
  const Island = useIsland(type)
  if (!Island) return <StaticBlock id={id} type={type} html={html} />
  return (
    <div id={elementId({ id })} data-block={type}>
      <IslandBoundary type={type} html={html}>
        <Island {...data} place={place} />
      </IslandBoundary>
    </div>
  )
})
