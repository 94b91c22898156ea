import { findUses } from '../../overview/references/uses.ts'
import { isEditor } from '../../payload/access.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readId } from '../../studio/read-request.ts'
import { suggestAlt } from './suggest-alt.ts'

/** `GET /api/media/:id/alt-suggestion`: an alt text to accept or rewrite. It is stored nowhere. */
export const suggestionEndpoint = endpoint(isEditor, 'get', '/:id/alt-suggestion', async (req) => {
  const id = readId(req)
  const { filename } = await req.payload.findByID({ collection: 'media', id, depth: 0, req })
  const uses = await findUses(req, { collection: 'media', id })
  return { suggestion: suggestAlt(filename ?? '', uses) ?? null }
})
