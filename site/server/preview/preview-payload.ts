import type {
  PreviewPayload,
  RenderedBlock,
  RenderedShell,
} from '../../browser/preview/preview-payload.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import { styleOf } from '../../shell/brand/style.ts'
import { headHtml, mainHtml, type PageBlock } from '../render/page.tsx'
import { annotatedApp } from './annotate-page.ts'
import { holdPreview } from './hold-preview.ts'
import type { RenderedPreview } from './render-preview.ts'

/** Renders the blocks that were asked for as a payload, with the shell if `isWhole`. */
export function previewPayload(preview: RenderedPreview, isWhole: boolean): PreviewPayload {
  const { page, order } = preview
  return {
    order,
    blocks: page.blocks.map(renderedBlock),
    head: headHtml(page.head),
    ...(page.hour !== undefined && { hour: page.hour }),
    styles: page.styles,
    ...(isWhole && { shell: renderedShell(preview) }),
  }
}

function renderedShell(preview: RenderedPreview): RenderedShell {
  const html = holdPreview(annotatedApp(preview, ''))
  return { html, style: styleOf(brandOf(preview.settings)) }
}

function renderedBlock(block: PageBlock): RenderedBlock {
  const html = holdPreview(mainHtml({ hiddenTitle: null, blocks: [block] }))
  return { id: block.id, html }
}
