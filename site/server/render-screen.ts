import { renderToString } from 'react-dom/server'
import type { Part, ScreenPage } from '../screens/screen.ts'
import type { StaticBlock } from './page-model.ts'
import { type Page, type RenderedBlocks, renderBlocks, splitPreloads } from './render-blocks.tsx'

/** Renders the blocks of a page and what stands around them. */
export function renderScreen(screen: ScreenPage, page: Page): RenderedBlocks {
  const { blocks, closing } = screen
  const opening = renderPart(screen.opening)
  const own = renderBlocks(blocks, { ...page, closing, isOpened: opening !== undefined })
  if (!opening) return own
  return {
    ...own,
    blocks: [opening.block, ...own.blocks],
    preloads: opening.preloads + own.preloads,
  }
}

/** A part is what its page is for: one that fails is no page at all, unlike a block. */
function renderPart(part: Part | undefined): { block: StaticBlock; preloads: string } | undefined {
  if (!part) return undefined
  const { type } = part
  const [preloads, html] = splitPreloads(renderToString(part.view()))
  return { block: { id: type, type, html }, preloads }
}
