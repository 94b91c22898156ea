import type { PayloadRequest } from 'payload'
import { IMPORTS, type ImportRow } from './import-row.ts'
import type { ImportProgress } from './progress.ts'
import { showPast } from './show-import.ts'

const PER_PAGE = 10

/** One page of the past imports, the newest first, and whether there are older ones. */
export async function readHistory(
  req: PayloadRequest,
  page: number,
): Promise<{ imports: ImportProgress[]; hasMore: boolean }> {
  const query = { sort: '-id', limit: PER_PAGE, page, req }
  const found = await req.payload.db.find<ImportRow>({ collection: IMPORTS.collection, ...query })
  return { imports: found.docs.map((row) => showPast(req, row)), hasMore: found.hasNextPage }
}
