import { type Endpoint, Forbidden, NotFound } from 'payload'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { publicUses } from './public-uses.ts'

/**
 * `GET /api/media/:id/public-uses`: the public uses of the file, and whether only publishers may
 * change its look.
 */
export const publicUsesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/public-uses',
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) throw new Forbidden(req.t)
    const id = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(id)) throw new NotFound(req.t)
    const titles = (await publicUses(req, id)).map(({ title }) => title)
    return Response.json({ titles, isLocked: titles.length > 0 && !isPublisher({ req }) })
  },
}
