import type { Place } from '@belvedere/blocks/kind.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { PageData } from '../browser/page-data.ts'

/** A block as the server has rendered it. */
export type StaticBlock = { id: string; type: string; html: string }

/** A block that React also runs in the browser, with what its component takes. */
export type IslandBlock = StaticBlock & { data: Record<string, unknown>; place: Place }

export type PageBlock = StaticBlock | IslandBlock

/** One element of the head that the content decides. */
export type HeadTag =
  | { tag: 'title'; content: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Everything a page shows inside the layout. */
export type PageModel = Omit<PageData, 'islands'> & {
  head: HeadTag[]
  /** A heading for those who cannot see that the page has none; null where a hero shows it. */
  hiddenTitle: string | null
  blocks: PageBlock[]
  /** Stylesheets of the block kinds on the page. */
  styles: string[]
  /** The picture that stands for the page elsewhere; only payloads carry it. */
  share?: Picture | null
}

export function isIsland(block: PageBlock): block is IslandBlock {
  return 'data' in block
}

/** The id of the element a block stands in. */
export function elementId(block: { id: string }): string {
  return `b-${block.id}`
}
