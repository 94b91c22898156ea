import type { PayloadRequest } from 'payload'
import { absolute } from '../../delivery/address.ts'
import type { PageCollection } from '../../kinds/table.ts'
import { isEditor } from '../../payload/access.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readId } from '../../studio/read-request.ts'
import { PUBLIC, previewPath } from './paths.ts'
import type { RecordRef, ShownGlobal } from './record-ref.ts'

/** `GET /api/<collection>/<id>/on-site`: the public page of a record, as `{ url }`, or null. */
export const onSiteEndpoint = (collection: PageCollection) =>
  endpoint(isEditor, 'get', '/:id/on-site', async (req) =>
    onSite(req, { collection, id: readId(req) }),
  )

/** `GET /api/globals/<slug>/on-site`: the same for a global. */
export const globalOnSiteEndpoint = (global: ShownGlobal) =>
  endpoint(isEditor, 'get', '/on-site', (req) => onSite(req, { global }))

async function onSite(req: PayloadRequest, ref: RecordRef) {
  const path = await previewPath(req, ref, PUBLIC)
  return { url: path ? absolute(path) : null }
}
