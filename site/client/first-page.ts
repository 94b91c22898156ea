import {
  elementId,
  type InlineState,
  isIsland,
  type PageBlock,
  type PageModel,
} from '../app/page-model.ts'
import { keepServerHtml } from '../app/server-html.ts'

/** What the document was made from: its inline JSON, and the HTML of its blocks. */
export function readFirstPage(): { page: PageModel; settings: InlineState['settings'] } {
  const text = document.getElementById('state')?.textContent ?? ''
  const { page, settings } = JSON.parse(text) as InlineState
  return { page: { ...page, blocks: page.blocks.map(withHtml) }, settings }
}

function withHtml(block: InlineState['page']['blocks'][number]): PageBlock {
  const html = document.getElementById(elementId(block))?.innerHTML ?? ''
  keepServerHtml(block.id, html)
  return isIsland(block) ? block : { ...block, html }
}
