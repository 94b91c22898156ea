import type { GeneratePreviewURL, PayloadRequest } from 'payload'
import { site } from './redirect-rules.ts'

type Addressed = 'pages' | 'experiences' | 'galleries' | 'listings' | 'real-estate-categories'

const BELOW: Record<Exclude<Addressed, 'listings'>, string> = {
  pages: '',
  experiences: '/experiences',
  galleries: '/gallery',
  'real-estate-categories': '/real-estate',
}

/** Preview link from a record to its page; null if the page is not public. */
export function recordPreview(collection: Addressed): GeneratePreviewURL {
  return async ({ id }, { req }) => {
    const path = await publicPath(req, collection, id)
    return path ? site() + path : null
  }
}

/** Preview link to a page with a fixed path. */
export function pathPreview(path: string): GeneratePreviewURL {
  return () => site() + path
}

/** The path of the published version; the draft in the form may have another one. */
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
