import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from './access.ts'

/** More places than a map has pins for. */
const MAX_PLACES = 2000

/** `GET /api/globals/map/shapes`: the shapes of the masterplan model and the places that use them. */
export const shapesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/shapes',
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) {
      const errors = [{ message: 'Sign in to the studio to see the shapes.' }]
      return Response.json({ errors }, { status: 403 })
    }
    const [model, listings, amenities] = await Promise.all([
      readModel(req),
      readPlaces(req, 'listings'),
      readPlaces(req, 'amenities'),
    ])
    return Response.json({ ...model, places: [...listings, ...amenities] })
  },
}

/** The model of the map page, including one that is only in the draft. */
async function readModel(req: PayloadRequest) {
  const { payload } = req
  const { model } = await payload.findGlobal({ slug: 'map', draft: true, depth: 0, req })
  const id = typeof model === 'object' ? model?.id : model
  if (!id) return { model: null, shapes: [] }
  const file = await payload.findByID({ collection: 'media', id, req, disableErrors: true })
  return { model: file?.filename ?? null, shapes: namesIn(file?.shapes) }
}

async function readPlaces(req: PayloadRequest, collection: 'listings' | 'amenities') {
  const { docs } = await req.payload.find({
    collection,
    draft: true,
    depth: 0,
    limit: MAX_PLACES,
    pagination: false,
    where: { meshKey: { exists: true } },
    select: { title: true, meshKey: true },
    req,
  })
  return docs.flatMap(({ id, title, meshKey }) =>
    meshKey ? [{ shape: meshKey, title: title || 'Untitled', path: `${collection}/${id}` }] : [],
  )
}

function namesIn(shapes: unknown): string[] {
  return Array.isArray(shapes) ? shapes.filter((shape) => typeof shape === 'string') : []
}
