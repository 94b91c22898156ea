import type { ReactElement } from 'react'
import type { Inventory } from '../browser/store/inventory.ts'
import type { Block } from '../content/blocks.ts'
import type { PageRecord, RawBlock } from '../content/pages.ts'

/** What stands at an address, with the cache tags of all that was read for it. */
export type Screen = { tags: readonly string[] } & (
  | { is: 'page'; page: ScreenPage }
  /** The record is there, but its address is another one. */
  | { is: 'moved'; to: string; status: 307 | 308 }
  | { is: 'nothing' }
)

/** A page: its blocks, and what stands around them. */
export type ScreenPage = {
  title: string | null
  seo: PageRecord['_seoMetaTags']
  /** The picture that stands for the page elsewhere. */
  share?: PageRecord['_shareImage']
  /** Has the page's `h1`, where it is there. */
  opening?: Part | undefined
  blocks: readonly RawBlock[]
  /** Blocks that no editor has placed, below the others. */
  closing?: readonly Block[]
  /** The address search engines should know the page by, where it is not its own. */
  canonical?: string
  /** What the browser's store is to hold while the page is shown. */
  inventory?: Inventory
}

/** A part of a screen: HTML like a block's, with styles under the name of its type. */
export type Part = { type: string; view: () => ReactElement }
