import type { PreviewPayload, RenderedBlock } from '../../browser/preview/preview-payload.ts'
import { headHtml, mainHtml } from '../page-html.tsx'
import { isIsland, type PageBlock } from '../page-model.ts'
import { holdPreview } from './hold-preview.ts'
import type { RenderedPreview } from './render-preview.ts'

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
