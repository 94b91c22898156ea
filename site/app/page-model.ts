import type { Place } from '@belvedere/blocks/kind.ts'
import type { Settings } from '../content/settings.ts'

/** A block that is HTML by the time it reaches the browser. */
export type StaticBlock = { id: string; type: string; html: string }

/** A block that React also runs in the browser, with what its component takes. */
export type IslandBlock = { id: string; type: string; data: Record<string, unknown>; place: Place }

export type PageBlock = StaticBlock | IslandBlock

/** One element of the head that the content decides. */
export type HeadTag =
  | { tag: 'title'; content: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Everything a page shows inside the layout; also the body of its `_payload.json`. */
export type PageModel = {
  /** The page's canonical address on this site. */
  path: string
  head: HeadTag[]
  /** A heading for those who cannot see that the page has none; null where a hero shows it. */
  hiddenTitle: string | null
  blocks: PageBlock[]
  /** Stylesheets of the block kinds on the page. */
  styles: string[]
  /** The build that made the page: a browser running another one loads the whole document. */
  build: string
}

/** A page as the document carries it: the HTML of static blocks stands in the document itself. */
export type InlinePage = Omit<PageModel, 'blocks'> & {
  blocks: (Omit<StaticBlock, 'html'> | IslandBlock)[]
}

/** The JSON inside a document, from which the browser takes over. */
export type InlineState = { page: InlinePage; settings: Settings }

export function isIsland<Other>(block: Other | IslandBlock): block is IslandBlock {
  return typeof block === 'object' && block !== null && 'data' in block
}

/** The id of the element a block stands in. */
export function elementId(block: { id: string }): string {
  return `b-${block.id}`
}
