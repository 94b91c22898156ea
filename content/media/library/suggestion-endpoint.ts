import { type Endpoint, Forbidden, NotFound } from 'payload'
import { findUses } from '../../overview/references/uses.ts'
import { isEditor } from '../../payload/access.ts'
import { suggestAlt } from './suggest-alt.ts'

/** `GET /api/media/:id/alt-suggestion`: an alt text to accept or rewrite. It is stored nowhere. */
export const suggestionEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/alt-suggestion',
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) throw new Forbidden(req.t)
    const id = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(id)) throw new NotFound(req.t)
    const { filename } = await req.payload.findByID({ collection: 'media', id, depth: 0, req })
    const uses = await findUses(req, { collection: 'media', id })
    return Response.json({ suggestion: suggestAlt(filename ?? '', uses) ?? null })
  },
}
