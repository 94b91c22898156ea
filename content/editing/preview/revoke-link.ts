import { NotFound, type PayloadRequest } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readId } from '../../studio/read-request.ts'

/** `POST /api/preview-links/<id>/revoke`: ends a link, and every preview opened with it, at once. */
export const revokeLinkEndpoint = endpoint(isPublisher, 'post', '/:id/revoke', async (req) => {
  const revokedAt = await revoke(req, readId(req))
  if (!revokedAt) throw new NotFound(req.t)
  return { revokedAt }
})

/** A link that is revoked already keeps its date. */
async function revoke(req: PayloadRequest, id: number) {
  const collection = 'preview-links'
  const where = { id: { equals: id } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
  const [link] = docs
  if (!link || link.revokedAt) return link?.revokedAt
  const data = { revokedAt: new Date().toISOString() }
  return (await req.payload.update({ collection, id, data, depth: 0, req })).revokedAt
}
