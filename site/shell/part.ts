import type { Picture } from '@belvedere/ui/picture.ts'
import type { SiteStore } from '../browser/store/store.ts'

/** The page that `main` shows. */
export type ShownPage = {
  /** Its path on this site; empty for an error screen. */
  path: string
  /**
   * `document`: the page that came with the document. `page`: another one, shown by a navigation
   * under the cover. `travel`: the same without a cover, while a picture travels there. `view`: the
   * same page with another query, such as a filter.
   */
  by: 'document' | 'page' | 'travel' | 'view'
}

/** A part of the shell that follows the page lifecycle; `docs/navigation.md` has the order. */
export type PagePart = {
  /** The page is shown and scrolled into place; its cover leaves right afterwards. */
  enter?: (page: ShownPage) => void
  /** Called just before the page is replaced. */
  leave?: () => void
}

/**
 * Opens or closes the lightbox, while a picture moves from the page to the dialog, or back. The
 * change is made at once if the picture cannot move, or if its original position is out of view. On
 * opening, `find` is called after the change.
 */
export type Turn = (
  occasion: 'lightbox' | 'lightbox-back',
  picture: Element | null | undefined,
  change: () => void,
  find: () => Element | null | undefined,
) => void

/** Holds the module that moves pictures, once it has loaded. */
export type Travels = { readonly now?: { turn: Turn } }

/** The arguments of the behaviours of the shell. */
export type Shell = {
  store: SiteStore
  /** Adds a part; its `enter` runs at once for the current page. */
  register: (part: PagePart) => void
  /**
   * Fetches the share image of a page of this site; null if it has none. Rejects without a network.
   */
  sharePicture: (path: string) => Promise<Picture | null>
  travels: Travels
}

/** Starts the behaviour of a piece of the shell; it runs as long as the document. */
export type Attach = (shell: Shell) => void
