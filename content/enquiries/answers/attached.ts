import type { PayloadRequest } from 'payload'
import type { AttachedFile } from './limits.ts'

/** The files of the library with these ids, in their order; those that are gone are left out. */
export async function findAttached(req: PayloadRequest, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    select: { filename: true, filesize: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const found = docs.map(({ id, filename, filesize }): AttachedFile => {
    return { id, name: filename ?? '', bytes: filesize ?? 0 }
  })
  return ids.flatMap((id) => found.find((file) => file.id === id) ?? [])
}

/** The files that were stored with an answer or a draft. */
export function readAttached(stored: unknown): AttachedFile[] {
  return Array.isArray(stored) ? stored : []
}
