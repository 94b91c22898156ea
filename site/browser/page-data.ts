import type { Place } from '@belvedere/blocks/kind.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Inventory } from './store/inventory.ts'
import type { Settings } from './store/settings.ts'

/** What an island's component takes: the data of its block, and where the block stands. */
export type IslandData = { data: Record<string, unknown>; place: Place }

/** What the browser has to know of a page besides its HTML. */
export type PageData = Inventory & {
  /** The page's canonical address on this site. */
  path: string
  /** The parameters that belong to the address, with their question mark; mostly none. */
  search: string
  /** Islands by the id of their block; most pages have none. */
  islands: Record<string, IslandData>
  /** The build that made the page. A browser that runs another one loads the whole document. */
  build: string
  /** Names the settings the page was made with: a shell made with others is out of date. */
  settings: string
}

/** The body of `{route}/_payload.json`: a page without the shell around it (spec §7). */
export type Payload = PageData & {
  /** Title, meta and link elements, as HTML. */
  head: string
  /** The content of `main`, as HTML. */
  main: string
  /** Stylesheets of the block kinds on the page. */
  styles: string[]
  /** The picture that stands for the page elsewhere. */
  share: Picture | null
}

/** The JSON inside a document. */
export type InlineState = { page: PageData; settings: Settings }
