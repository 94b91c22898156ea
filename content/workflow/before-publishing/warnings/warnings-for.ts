import type { Palette } from '@belvedere/kit/brand/colours.ts'
import type { PayloadRequest } from 'payload'
import type { Target } from '../../../editing/together/target.ts'
import { deadAddresses, type Published } from '../dead-addresses.ts'
import { visitorsLeaves } from '../leaves-of.ts'
import type { OpenForm } from '../read-form.ts'
import { type Records, readRecords } from '../read-records.ts'
import { keyOf, referencesOf } from '../references.ts'
import { listingWarnings } from './listing-warnings.ts'
import { siteWarnings } from './site-warnings.ts'
import type { Warning } from './warning.ts'
import { warningsOf } from './warnings-of.ts'

type Among = {
  palette: Palette
  /** The record and all records that are published with it: links to them are not missing. */
  together: readonly Published[]
}

/** The warnings about a record that is published together with others. */
export async function warningsFor(
  req: PayloadRequest,
  { form, after, target }: OpenForm & { target: Target },
  { palette, together }: Among,
): Promise<Warning[]> {
  const leaves = visitorsLeaves(form, after)
  const used = leaves.flatMap(({ field, value }) => referencesOf(field, value))
  const [records, dead, ofListing, ofSite] = await Promise.all([
    readRecords(req, used),
    deadAddresses(req, leaves, together),
    listingWarnings(req, target, after),
    siteWarnings(req, target, after),
  ])
  return [
    ...ofListing,
    ...ofSite,
    ...warningsOf(leaves, asPublic(records, together), palette, dead),
  ]
}

function asPublic(records: Records, together: readonly Published[]): Records {
  const keys = new Set(
    together.flatMap(({ target }) => ('collection' in target ? [keyOf(target)] : [])),
  )
  return new Map(
    [...records].map(([key, known]) => [key, keys.has(key) ? { ...known, isPublic: true } : known]),
  )
}
