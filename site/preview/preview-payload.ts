import type { IslandData } from '../browser/page-data.ts'
import { headHtml, mainHtml } from '../server/page-html.tsx'
import { isIsland, type PageBlock } from '../server/page-model.ts'
import { holdPreview } from './hold-preview.ts'
import type { RenderedPreview } from './render-preview.ts'

/** A block with its wrapper element, and its data if it is an island. */
export type RenderedBlock = { id: string; html: string; island?: IslandData }

/** The body of a preview's `_payload.json`. */
export type PreviewPayload = {
  /** The ids of all blocks in order. */
  order: readonly string[]
  /** The blocks that were asked for. */
  blocks: RenderedBlock[]
  head: string
  styles: readonly string[]
}

/** Renders the blocks that were asked for as a payload. */
export function previewPayload({ page, order }: RenderedPreview): PreviewPayload {
  return {
    order,
    blocks: page.blocks.map(renderedBlock),
    head: headHtml(page.head),
    styles: page.styles,
  }
}

function renderedBlock(block: PageBlock): RenderedBlock {
  const html = holdPreview(mainHtml({ hiddenTitle: null, blocks: [block] }))
  const { id } = block
  if (!isIsland(block)) return { id, html }
  const { data, place } = block
  return { id, html, island: { data, place } }
}
