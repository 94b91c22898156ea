import type { PayloadRequest } from 'payload'
import type { SiteFacts } from '../model/facts/site-facts.ts'
import type { Scope } from '../payload/access.ts'
import type { Doc } from '../payload/doc.ts'

/** A page in sitemaps and feeds. */
export type IndexedPage = {
  id: string
  path: string
  title: string | null
  description: string | null
  createdAt: string
  updatedAt: string
  image: string | null
}

/** How many listings there are, how many of them are available, and the lowest price of these. */
export type ListingTotals = { count: number; available: number; lowest: number | null }

/** A record as `pages:12` or `global:home`, with its slug at the time it was shared. */
type SharedRecord = { record: string; slug: string | undefined }

/** The document of an open form: its record (`pages:12`), its values, and the slugs of its page. */
export type Unsaved = { record: string; values: Doc; slugs: ReadonlySet<string> }

/** State shared by the resolvers of one request. */
export type DeliveryContext = {
  /** Its user is the delivery token, so that Payload’s access control applies as well. */
  req: PayloadRequest
  /**
   * The endpoint; it alone decides between published records and drafts. A preview link sees
   * published records.
   */
  endpoint: Scope
  /** The one record whose draft a preview link shows. */
  shared?: SharedRecord
  /** Whether the token is the site's own, which may send the listed queries only. */
  isSite: boolean
  /** The account of the editor whose preview this is. */
  editor?: number
  /** The document of an open form that is shown in place of the stored one. */
  unsaved?: Unsaved
  /** The cache tags of every record read so far. */
  tags: Set<string>
  /** The globals read so far, by slug. */
  globals: Map<string, Promise<Doc | null>>
  /** The listing totals by category id, read on first use. */
  totals?: Promise<Map<string, ListingTotals>>
  /** The facts of the site, read on first use. */
  siteFacts?: Promise<SiteFacts>
  /** The paths of all pages, and their data for search engines, read on first use. */
  addresses?: Promise<string[]>
  indexed?: Promise<IndexedPage[]>
  /** Related listings by listing id and number, read on first use. */
  related?: Map<string, Promise<Doc[]>>
}
