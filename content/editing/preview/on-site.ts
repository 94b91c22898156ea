import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { absolute } from '../../delivery/address.ts'
import type { PageCollection } from '../../kinds/table.ts'
import { isEditor } from '../../payload/access.ts'
import { PUBLIC, pathOf } from './paths.ts'
import type { RecordRef, ShownGlobal } from './record-ref.ts'

/** `GET /api/<collection>/<id>/on-site`: the public page of a record, as `{ url }`, or null. */
export function onSiteEndpoint(collection: PageCollection): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/on-site',
    method: 'get',
    handler: async (req) => {
      const id = Number(req.routeParams?.id)
      if (!Number.isSafeInteger(id)) throw new NotFound(req.t)
      return answer(req, { collection, id })
    },
  }
}

/** `GET /api/globals/<slug>/on-site`: the same for a global. */
export function globalOnSiteEndpoint(global: ShownGlobal): Omit<Endpoint, 'root'> {
  return { path: '/on-site', method: 'get', handler: (req) => answer(req, { global }) }
}

async function answer(req: PayloadRequest, ref: RecordRef) {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  const path = await pathOf(req, ref, PUBLIC)
  return Response.json({ url: path ? absolute(path) : null })
}
