import { sql } from '@payloadcms/db-sqlite'
import type { Kind } from '../../overview/kinds.ts'
import { kindList } from './read-rows-of.ts'

/**
 * The links of public records of these kinds, as the FROM and WHERE of a query. Those of drafts do
 * not count: they would displace public ones within the limit.
 */
export const publicLinks = (kinds: readonly Kind[]) =>
  sql`overview_links JOIN overview owner ON owner.id = overview_links.owner
    WHERE owner.state <> 'draft' AND owner.kind IN (${kindList(kinds)})`
