import { isEditor } from '../../payload/access.ts'
import type { Doc } from '../../payload/doc.ts'
import { refusal } from '../../payload/refusal.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody } from '../../studio/read-request.ts'

/** More than a page of the library shows. */
const MAX_FILES = 500

/**
 * `POST /api/media/move` with `{ ids, folder }`: puts files into a folder, or into none (`null`).
 * Folders are not public, so this makes no page of the site outdated, as saving a file would.
 */
export const moveEndpoint = endpoint(isEditor, 'post', '/move', async (req) => {
  const { ids, folder } = parseMove(await readBody(req))
  if (folder !== null) {
    const where = { id: { equals: folder } }
    const { totalDocs } = await req.payload.count({ collection: 'media-folders', where, req })
    if (totalDocs === 0)
      throw refusal('This folder is gone. Reload the page and choose another.', 400)
  }
  await req.payload.db.updateMany({
    collection: 'media',
    where: { id: { in: ids } },
    data: { folder, updatedAt: null },
    returning: false,
    req,
  })
  return { moved: ids.length }
})

function parseMove({ ids, folder }: Doc) {
  const chosen: number[] = Array.isArray(ids) ? ids.filter(isId) : []
  const isWhole = Array.isArray(ids) && chosen.length === ids.length
  if (!isWhole || chosen.length === 0 || chosen.length > MAX_FILES)
    throw refusal(`Choose between one and ${MAX_FILES} files.`, 400)
  if (folder !== null && !isId(folder)) throw refusal('Choose a folder, or none.', 400)
  return { ids: chosen, folder }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value)
