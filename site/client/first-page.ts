import {
  elementId,
  type InlineBlock,
  type InlineState,
  type PageBlock,
  type PageModel,
} from '../app/page-model.ts'

/** What the document was made from: its inline JSON, and the HTML of its blocks. */
export function readFirstPage(): { page: PageModel; settings: InlineState['settings'] } {
  const text = document.getElementById('state')?.textContent ?? ''
  const { page, settings } = JSON.parse(text) as InlineState
  return { page: { ...page, styles: [], blocks: page.blocks.map(withHtml) }, settings }
}

function withHtml(block: InlineBlock): PageBlock {
  return { ...block, html: document.getElementById(elementId(block))?.innerHTML ?? '' }
}
