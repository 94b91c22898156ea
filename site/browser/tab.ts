import type { PageData } from './page-data.ts'

/**
 * The build and the settings that the document of this tab was rendered with, and what the tab has
 * learned about the site since; nothing until the manifest has arrived.
 */
export type Tab = Pick<PageData, 'build' | 'settings'> & {
  /** Whether the site is known to run another build: then every navigation loads a document. */
  isOutdated?: boolean
  /**
   * Whether a script for which the visitor has withdrawn consent still runs in the document; only a
   * new document ends it.
   */
  isForbidden?: boolean
  /** Repeats a navigation at the target of a redirect; false if there is none. */
  redirect?: (event: NavigateEvent) => boolean
  /** The address of the page that a link is redirected to; undefined if it is not. */
  pageOf?: (link: string) => string | undefined
}
