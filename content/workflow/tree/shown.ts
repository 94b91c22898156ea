import type { MenuListName } from '../../model/menu-lists.ts'
import type { State } from '../../studio/record-state.ts'

/** A page of the site, or a draft that will be one. */
export type TreePage = {
  /** `pages:12` or `global:home`. */
  key: string
  title: string
  /** The noun for its kind: “Page”; empty for a page that exists once. */
  noun: string
  /** Its address on the site; null as long as it has none. */
  path: string | null
  state: State
  /** The path of its form in the studio. */
  form: string
  /** The pages below it that are counted instead of shown: “12 listings”, and their list. */
  below?: { words: string; list: string }
  /** Whether it is one of those, and shown only because a menu links to it. */
  isCounted: boolean
  /** What a link to it stores. */
  link: Record<string, unknown>
}

/** A link of the menu or the footer. */
export type TreeLink = {
  id: string
  label: string
  /** The key of the page to which it leads. */
  page?: string
  /** Where it leads otherwise: an address, or an anchor; empty if nowhere. */
  to: string
}

/** A list of links: a column of the menu, or a list of the footer. */
export type TreeList = { name: MenuListName; part: string; title: string; links: TreeLink[] }

/** The pages of the site by menu and address, as the studio shows them. */
export type ShownTree = {
  pages: TreePage[]
  /** Whether there are more pages than are shown. */
  hasMore: boolean
  lists: TreeList[]
  menuState: State
  mayMove: boolean
}
