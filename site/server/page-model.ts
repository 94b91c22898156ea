import type { Place } from '@belvedere/blocks/kind.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { PageData } from '../browser/page-data.ts'
import type { Thing } from '../structured-data/thing.ts'

/** A block with its server-rendered HTML. */
export type StaticBlock = {
  id: string
  type: string
  html: string
  /** In a preview: the field that the block comes from. */
  edit?: string
}

/** A block that React hydrates in the browser, with its component's props. */
export type IslandBlock = StaticBlock & { data: Record<string, unknown>; place: Place }

export type PageBlock = StaticBlock | IslandBlock

/** A head element that comes from the content. */
export type HeadTag =
  | { tag: 'title'; content: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Everything that is rendered inside the layout. */
export type PageModel = Omit<PageData, 'islands'> & {
  head: HeadTag[]
  /** The hour of the page, 0 (sunrise) to 1 (sunset). */
  hour: number
  /** The time zone by whose evening it turns to dusk (`duskZone` of a kind); only in payloads. */
  dusk?: string | null
  /** A visually hidden `h1`; null if a block shows the page's title. */
  hiddenTitle: string | null
  blocks: PageBlock[]
  /** Stylesheets of the block kinds on the page. */
  styles: string[]
  /** What the page says of itself to search engines; only in documents. */
  things?: readonly Thing[]
  /** The picture that represents the page, such as in the menu; only in payloads. */
  share?: Picture | null
}

export function isIsland(block: PageBlock): block is IslandBlock {
  return 'data' in block
}

/** The id of a block's wrapper element. */
export function elementId(block: { id: string }): string {
  return `b-${block.id}`
}
