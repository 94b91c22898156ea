import type { PayloadRequest } from 'payload'
import type { Holding } from './holding.ts'
import { inGlobal } from './in-global.ts'
import { inRecords, inVersions } from './in-records.ts'
import type { Target } from './target.ts'

/** All rows that hold the target, other than its own. */
export async function findHoldings(req: PayloadRequest, target: Target): Promise<Holding[]> {
  const { collections, globals } = req.payload.config
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const found: Holding[] = []
  for (const collection of own) {
    found.push(...(await inRecords(req, collection, target)))
    if (collection.versions?.drafts) found.push(...(await inVersions(req, collection, target)))
  }
  for (const global of globals) found.push(...(await inGlobal(req, global, target)))
  return found
}
