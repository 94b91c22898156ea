import type { GeneratePreviewURL, PayloadRequest } from 'payload'
import { site } from './redirect-rules.ts'

type Addressed = 'pages' | 'experiences' | 'galleries' | 'listings' | 'real-estate-categories'

const BELOW: Record<Exclude<Addressed, 'listings'>, string> = {
  pages: '',
  experiences: '/experiences',
  galleries: '/gallery',
  'real-estate-categories': '/real-estate',
}

/** The studio's link from a record to its page; none for one that visitors do not see. */
export function seenOnSite(collection: Addressed): GeneratePreviewURL {
  return async ({ id }, { req }) => {
    const path = await publicPath(req, collection, id)
    return path ? site() + path : null
  }
}

/** The same for a page that every site has, always at one address. */
export function seenAt(path: string): GeneratePreviewURL {
  return () => site() + path
}

/** What is public may lie at another address than the draft in the form. */
async function publicPath(
  req: PayloadRequest,
  collection: Addressed,
  id: unknown,
): Promise<string | undefined> {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const where = { id: { equals: id }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
  const [doc] = docs
  if (!doc?.slug) return undefined
  const above =
    collection === 'listings'
      ? await publicPath(req, 'real-estate-categories', 'category' in doc && doc.category)
      : BELOW[collection]
  return above === undefined ? undefined : `${above}/${doc.slug}`
}
