import { renderToString } from 'react-dom/server'
import type { StaticBlock } from '../app/page-model.ts'
import type { Part, ScreenPage } from '../screens/screen.ts'
import { type Page, type RenderedBlocks, renderBlocks, splitPreloads } from './render-blocks.tsx'

/** Renders the blocks of a page and the parts around them. */
export function renderScreen(screen: ScreenPage, page: Page): RenderedBlocks {
  const opening = renderPart(screen.opening)
  const own = renderBlocks(screen.blocks, { ...page, isOpened: opening !== undefined })
  const closing = renderPart(screen.closing)
  return {
    blocks: [...listOf(opening?.block), ...own.blocks, ...listOf(closing?.block)],
    preloads: (opening?.preloads ?? '') + own.preloads,
    hasPageTitle: own.hasPageTitle,
  }
}

/** A part is what its page is for: one that fails is no page at all, unlike a block. */
function renderPart(part: Part | undefined): { block: StaticBlock; preloads: string } | undefined {
  if (!part) return undefined
  const { type } = part
  const [preloads, html] = splitPreloads(renderToString(part.view()))
  return { block: { id: type, type, html }, preloads }
}

function listOf<Item>(item: Item | undefined): Item[] {
  return item === undefined ? [] : [item]
}
