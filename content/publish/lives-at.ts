import type { PayloadRequest } from 'payload'
import { type Addressed, NOUNS } from '../model/free-slug.ts'
import { publicPath } from './public-path.ts'

type Place = [pattern: RegExp, collection: Addressed]

const PLACES: Place[] = [
  [/^\/([^/]+)$/, 'pages'],
  [/^\/experiences\/([^/]+)$/, 'experiences'],
  [/^\/gallery\/([^/]+)$/, 'galleries'],
  [/^\/real-estate\/([^/]+)$/, 'real-estate-categories'],
  [/^\/real-estate\/[^/]+\/([^/]+)$/, 'listings'],
]

/** The record that the public sees at a path, in words; nothing where there is none. */
export async function livesAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  for (const [pattern, collection] of PLACES) {
    const slug = pattern.exec(path)?.[1]
    const doc = slug && (await publicRecord(req, collection, slug))
    if (doc && (await publicPath(req, collection, doc)) === path)
      return `The ${NOUNS[collection]} “${doc.title}”`
  }
  return undefined
}

async function publicRecord(req: PayloadRequest, collection: Addressed, slug: string) {
  const where = { slug: { equals: slug }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
  return docs[0]
}
