import type { PayloadRequest } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { daysLeft } from './kept-days.ts'

/** A record in the bin, as its row shows it. */
export type BinRow = {
  record: string
  title: string
  noun: string
  since: string
  by: string
  daysLeft: number
  mayBringBack: boolean
}

/** One page of the bin, and the number of all its records. */
export type BinPage = { rows: BinRow[]; total: number; page: number; pages: number }

const PER_PAGE = 50

/** The records in the bin, the newest first. */
export async function readBin(
  req: PayloadRequest,
  page: number,
  now = new Date(),
): Promise<BinPage> {
  const found = await req.payload.find({
    collection: 'bin-entries',
    sort: ['-since', '-id'],
    depth: 0,
    limit: PER_PAGE,
    page,
    overrideAccess: false,
    req,
  })
  const rows = found.docs.map(({ record, title, since, by, isPublic }) => ({
    record,
    title,
    noun: nounOf(req, record),
    since,
    by: by ?? '',
    daysLeft: daysLeft(since, now),
    mayBringBack: isPublisher({ req }) || isPublic !== true,
  }))
  return { rows, total: found.totalDocs, page, pages: found.totalPages }
}

function nounOf({ payload }: PayloadRequest, record: string): string {
  const [slug = ''] = record.split(':')
  const label = isCollection(payload, slug) && payload.collections[slug].config.labels.singular
  return typeof label === 'string' ? label : slug
}
