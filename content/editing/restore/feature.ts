import { NotFound, type PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { revertGlobal, revertRecord } from './revert.ts'

const buttons = { Status: '/editing/restore/studio/record-status.tsx#RecordStatus' }

/** The status of a record in one word for everybody, and the way back to what is published. */
export const reverting: Feature = {
  collection: (collection) => {
    if (!collection.versions) return collection
    // `POST /api/{collection}/{id}/revert`
    const revert = endpoint(isEditor, 'post', '/:id/revert', async (req) => ({
      doc: await revertRecord(collection.slug, idIn(req), req),
    }))
    return addToCollection(collection, { buttons, endpoints: [revert] })
  },
  global: (global) => {
    // `POST /api/globals/{global}/revert`
    const revert = endpoint(isEditor, 'post', '/revert', async (req) => ({
      doc: await revertGlobal(global.slug, req),
    }))
    return addToGlobal(global, { buttons, endpoints: [revert] })
  },
}

function idIn(req: PayloadRequest): number {
  const { id } = { id: undefined, ...req.routeParams }
  if (!/^\d+$/.test(String(id))) throw new NotFound(req.t)
  return Number(id)
}
