import type { PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { siteUrl } from '../../service/env.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readId } from '../../studio/read-request.ts'
import { askSite } from './ask-site.ts'
import { findChange } from './find-change.ts'

/**
 * `GET /api/<collection>/<id>/receipt`: the newest change that published something of this record,
 * and what became of it at each copy of the site, as `{ site, change, copies }`.
 */
export const recordReceiptEndpoint = (collection: string) =>
  endpoint(isEditor, 'get', '/:id/receipt', async (req) =>
    receiptOf(req, `${collection}:${readId(req)}`),
  )

/** `GET /api/globals/<slug>/receipt`: the same for a global. */
export const globalReceiptEndpoint = (slug: string) =>
  endpoint(isEditor, 'get', '/receipt', (req) => receiptOf(req, `global:${slug}`))

/** What became of the newest change of these records: `pages:12`. */
export async function receiptOf(req: PayloadRequest, ...records: string[]) {
  const change = await findChange(req.payload, ...records)
  if (!change) return { site: siteUrl(), change: null, copies: [] }
  return { site: siteUrl(), change, copies: await askSite(change.sequence) }
}
