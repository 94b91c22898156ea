import type { GlobalSlug, PayloadRequest } from 'payload'
import { type Addressed, NOUNS } from '../model/free-slug.ts'
import { publicPath } from './public-path.ts'

type Route = [pattern: RegExp, collection: Addressed]

/** Where the records of a collection have their pages; the group is the slug. */
export const ROUTES: readonly Route[] = [
  [/^\/([^/]+)$/, 'pages'],
  [/^\/experiences\/([^/]+)$/, 'experiences'],
  [/^\/gallery\/([^/]+)$/, 'galleries'],
  [/^\/real-estate\/([^/]+)$/, 'real-estate-categories'],
  [/^\/real-estate\/[^/]+\/([^/]+)$/, 'listings'],
]

/** Settings that are pages, by their path. */
export const PAGES: ReadonlyMap<string, GlobalSlug> = new Map([
  ['/', 'home'],
  ['/map', 'map'],
  ['/real-estate', 'real-estate-overview'],
])

/** A description of the published record at a path (`The page “Spa”`), or undefined. */
export async function describePublicRecordAt(
  req: PayloadRequest,
  path: string,
): Promise<string | undefined> {
  for (const [pattern, collection] of ROUTES) {
    const slug = pattern.exec(path)?.[1]
    const doc = slug && (await publicRecord(req, collection, slug))
    if (doc && (await publicPath(req, collection, { ...doc })) === path)
      return `The ${NOUNS[collection]} “${doc.title}”`
  }
  return undefined
}

async function publicRecord(req: PayloadRequest, collection: Addressed, slug: string) {
  const where = { slug: { equals: slug }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
  return docs[0]
}
