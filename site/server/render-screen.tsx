import { renderToString } from 'react-dom/server'
import type { Part, ScreenPage } from '../screens/screen.ts'
import type { StaticBlock } from './page-model.ts'
import {
  type RenderContext,
  type RenderedBlocks,
  renderBlocks,
  splitPreloads,
} from './render-blocks.tsx'
import { WithBrand } from './with-brand.tsx'

/** Renders the blocks of a screen with its opening and closing. */
export function renderScreen(screen: ScreenPage, page: RenderContext): RenderedBlocks {
  const { blocks, closing } = screen
  const opening = renderPart(screen.opening, page)
  const own = renderBlocks(blocks, { ...page, closing, hasOpening: opening !== undefined })
  if (!opening) return own
  return {
    ...own,
    blocks: [opening.block, ...own.blocks],
    preloads: opening.preloads + own.preloads,
  }
}

/** Unlike a block, a part that fails fails the page: it is the page's main content. */
function renderPart(
  part: Part | undefined,
  { brand }: RenderContext,
): { block: StaticBlock; preloads: string } | undefined {
  if (!part) return undefined
  const { type } = part
  const [preloads, html] = splitPreloads(
    renderToString(<WithBrand brand={brand}>{part.view()}</WithBrand>),
  )
  return { block: { id: type, type, html }, preloads }
}
