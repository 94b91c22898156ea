import type { Picture } from '@belvedere/ui/picture.ts'
import type { ToldFeatures } from './store/features.ts'

/** The data of a page that the browser needs besides its HTML. */
export type PageData = {
  /** The canonical path of the page. */
  path: string
  /** The canonical query with its question mark; usually empty. */
  search: string
  /** The build that rendered the page. A browser that runs another one loads the document. */
  build: string
  /**
   * The version of the settings that the page was rendered with; a shell with another is outdated.
   */
  settings: string
}

/** The body of `{route}/_payload.json`: a page without the shell around it (spec §7). */
export type Payload = PageData & {
  /** Title, meta and link elements, as HTML. */
  head: string
  /** The hour of the page, 0 (sunrise) to 1 (sunset), if the theme has hours. */
  hour?: number
  /**
   * The time zone that decides when it is evening for the picture of dusk; empty for the visitor's
   * own, null or absent for a page without such a picture.
   */
  dusk?: string | null
  /** The content of `main`, as HTML. */
  main: string
  /** Stylesheets of the block kinds on the page. */
  styles: string[]
  /** The share image of the page. */
  share: Picture | null
}

/** Tags of other companies: the id of a Google tag, and the addresses of scripts. */
export type Tags = { google: string | null; scripts: readonly string[] }

/** The JSON embedded in a document. */
export type InlineState = {
  page: PageData
  features: ToldFeatures
  /** The tags that consent loads; absent if the owner has chosen none. */
  tags?: Tags
  /** Only in previews. */
  preview?: PreviewState
}

/** The data for the script of a preview. */
export type PreviewState = {
  /** The record that the page shows: `pages:12`. */
  record: string | null
  /** The origin of the studio: the only one whose messages count. */
  studio: string
  /** Whether elements lead to their fields in the form. */
  isEditable: boolean
  /** The status of an error screen, which is shown in place of a page. */
  error?: number
}
