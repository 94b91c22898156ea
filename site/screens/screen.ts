import type { ReactElement } from 'react'
import type { Block } from '../content/blocks.ts'
import type { PageRecord, RawBlock } from '../content/pages.ts'
import type { Facts } from '../structured-data/thing.ts'

/** A fact by which a list can be filtered; lists are sorted by numbers. */
export type OfferedFact = {
  key: string
  isSorted: boolean
  choices: readonly { value: string }[]
}

/** The result of loading a route, with the cache tags of everything it depends on. */
export type Screen = { tags: readonly string[] } & (
  | {
      is: 'page'
      page: ScreenPage
      /**
       * Set if an optional part is missing because it failed to load: load again after this time.
       */
      maxAgeMs?: number
    }
  /** The record exists at another address. */
  | { is: 'moved'; to: string; status: 307 | 308 }
  | { is: 'not-found' }
)

/** A page: its blocks, head data, and the parts around the blocks. */
export type ScreenPage = {
  title: string | null
  seo: PageRecord['_seoMetaTags']
  /** The hour of the page; without one it follows from the pages above it and the menu. */
  hour?: PageRecord['hour']
  /** The hour that is chosen for the nearest page above that has one. */
  parentHour?: PageRecord['hour']
  /** The picture that represents the page, such as in the menu. */
  share?: PageRecord['_shareImage']
  /** What is sold on the page, in place of the site's own word; without both forms that one stays. */
  noun?: { one: string | null; many: string | null } | null | undefined
  /** A part above the blocks, which contains the page's `h1`. */
  opening?: Part | undefined
  blocks: readonly RawBlock[]
  /** A part among the blocks. */
  inset?: Inset | undefined
  /** Blocks to add below those of the page. */
  closing?: readonly Block[]
  /** The canonical address, if it differs from the page's own. */
  canonical?: string
  /** The structured data of the page for search engines, besides that of its blocks. */
  facts?: Facts
  /** Of a list: the facts of the owner by which it can be filtered and sorted. */
  offered?: readonly OfferedFact[]
}

/** A part that stands below one of the page's blocks, or above all of them. */
export type Inset = { part: Part & { id: string }; below: string | null }

/** A part of a screen: rendered from `props` like a block, with the stylesheets of the kind `type`. */
export type Part = { type: string; props: object; view: () => ReactElement }
