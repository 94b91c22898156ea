import type { Picture } from '@belvedere/ui/picture.ts'
import type { SiteStore } from '../browser/store/store.ts'

/** The page that stands in `main` now. */
export type ShownPage = {
  /** Its address on this site, without parameters and anchor; empty for the screen of a failure. */
  path: string
  /**
   * `document`: the page that the document brought. `page`: another one, shown by a navigation.
   * `view`: the same page with other parameters, such as a filter.
   */
  by: 'document' | 'page' | 'view'
}

/** Takes part in the life of every page; `docs/navigation.md` has the order. */
export type PagePart = {
  /** The page stands in `main`, scrolled to its place. What covered it leaves right after. */
  enter?: (page: ShownPage) => void
  /** Called just before the page is replaced. */
  leave?: () => void
}

/** What every piece of the shell gets in the browser. */
export type Shell = {
  store: SiteStore
  /** Takes part from now on; the page that is shown already is entered at once. */
  register: (part: PagePart) => void
  /** The picture that stands for a page of this site; null where it has none. Fails with the network. */
  sharePicture: (path: string) => Promise<Picture | null>
}

/** A piece of the shell starts its work in the browser; it lasts as long as the document. */
export type Attach = (shell: Shell) => void
