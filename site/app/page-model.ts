import type { Place } from '@belvedere/blocks/kind.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Inventory } from '../browser/store/inventory.ts'
import type { Settings } from '../content/settings.ts'

/** A block that is HTML by the time it reaches the browser. */
export type StaticBlock = { id: string; type: string; html: string }

/** A block that React also runs in the browser, with what its component takes. Its HTML stands in for it where it cannot run. */
export type IslandBlock = StaticBlock & { data: Record<string, unknown>; place: Place }

export type PageBlock = StaticBlock | IslandBlock

/** One element of the head that the content decides. */
export type HeadTag =
  | { tag: 'title'; content: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Everything a page shows inside the layout; also the body of its `_payload.json`. */
export type PageModel = Inventory & {
  /** The page's canonical address on this site. */
  path: string
  /** The parameters that belong to the address, with their question mark; mostly none. */
  search: string
  head: HeadTag[]
  /** A heading for those who cannot see that the page has none; null where a hero shows it. */
  hiddenTitle: string | null
  blocks: PageBlock[]
  /** Stylesheets of the block kinds on the page. */
  styles: string[]
  /** The picture that stands for the page elsewhere; only payloads carry it. */
  share?: Picture | null
  /** The build that made the page: a browser running another one loads the whole document. */
  build: string
  /** Names the settings the page was made with: the shell of a browser with others is out of date. */
  settings: string
}

/** A block whose HTML stands in the document itself. */
export type InlineBlock = Omit<StaticBlock, 'html'> | Omit<IslandBlock, 'html'>

/** A page as the document carries it, which has its styles and its blocks' HTML anyway. */
export type InlinePage = Omit<PageModel, 'blocks' | 'share' | 'styles'> & { blocks: InlineBlock[] }

/** The JSON inside a document, from which the browser takes over. */
export type InlineState = { page: InlinePage; settings: Settings }

export function isIsland<Block extends object>(
  block: Block,
): block is Extract<Block, { data: unknown }> {
  return 'data' in block
}

/** The id of the element a block stands in. */
export function elementId(block: { id: string }): string {
  return `b-${block.id}`
}
