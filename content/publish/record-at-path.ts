import type { PayloadRequest } from 'payload'
import { pageAt } from '../kinds/paths.ts'
import { nounOf } from '../kinds/table.ts'
import { publicPath } from './public-path.ts'

/** A description of the published record at a path (`The page “Spa”`), or undefined. */
export async function describePublicRecordAt(
  req: PayloadRequest,
  path: string,
): Promise<string | undefined> {
  const page = pageAt(path)
  if (!page || 'global' in page) return undefined
  const { collection, slug } = page
  const where = { slug: { equals: slug }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
  const [doc] = docs
  const isThere = doc && (await publicPath(req, collection, { ...doc })) === path
  return isThere ? `The ${nounOf(collection)} “${doc.title}”` : undefined
}
