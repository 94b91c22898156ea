import type { PayloadRequest } from 'payload'
import { findRecord, type Version } from './find-record.ts'
import type { PageCollection, PageGlobal, RecordRef } from './record-ref.ts'

const BELOW: Record<Exclude<PageCollection, 'listings'>, string> = {
  pages: '',
  experiences: '/experiences',
  galleries: '/gallery',
  'real-estate-categories': '/real-estate',
}

/** Settings have no page of their own: every page shows them. */
const OF_GLOBALS: Record<PageGlobal, string> = {
  home: '/',
  map: '/map',
  'real-estate-overview': '/real-estate',
  site: '/',
  brand: '/',
  global: '/',
}

/** Which version of a record counts, and which one of the category that a listing is below. */
type Versions = { own: Version; category: Version }

/** What an editor sees: drafts everywhere. */
export const DRAFTS: Versions = { own: 'draft', category: 'draft' }

/** What a preview link shows: one draft, everything else as published. */
export const SHARED: Versions = { own: 'draft', category: 'published' }

/** What everybody sees. */
export const PUBLIC: Versions = { own: 'published', category: 'published' }

/** The path of a record on the site; undefined if it has none in these versions. */
export async function pathOf(
  req: PayloadRequest,
  ref: RecordRef,
  { own, category }: Versions,
): Promise<string | undefined> {
  if ('global' in ref) {
    const isShown = own === 'draft' || (await isPublished(req, ref.global))
    return isShown ? OF_GLOBALS[ref.global] : undefined
  }
  const { collection } = ref
  const doc = await findRecord(req, ref, own)
  if (!doc?.slug) return undefined
  if (collection !== 'listings') return `${BELOW[collection]}/${doc.slug}`
  const above = 'category' in doc ? Number(doc.category) : Number.NaN
  if (!Number.isSafeInteger(above)) return undefined
  const parent = { collection: 'real-estate-categories', id: above } as const
  const path = await pathOf(req, parent, { own: category, category })
  return path && `${path}/${doc.slug}`
}

async function isPublished(req: PayloadRequest, slug: PageGlobal) {
  const { _status } = await req.payload.findGlobal({ slug, depth: 0, req })
  return _status === 'published'
}
