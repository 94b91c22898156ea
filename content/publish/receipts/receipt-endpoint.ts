import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { siteUrl } from '../../service/env.ts'
import { askSite } from './ask-site.ts'
import { findChange } from './find-change.ts'

type Handled = Omit<Endpoint, 'root'>

/**
 * `GET /api/<collection>/<id>/receipt`: the newest change that published this record, with its
 * receipt from each replica of the site, as `{ site, change, copies }`.
 */
export function recordReceiptEndpoint(collection: string): Handled {
  return {
    path: '/:id/receipt',
    method: 'get',
    handler: (req) => {
      const id = Number(req.routeParams?.id)
      if (!Number.isSafeInteger(id)) throw new NotFound(req.t)
      return answerReceipt(req, `${collection}:${id}`)
    },
  }
}

/** `GET /api/globals/<slug>/receipt`: the same for a global. */
export function globalReceiptEndpoint(slug: string): Handled {
  return { path: '/receipt', method: 'get', handler: (req) => answerReceipt(req, `global:${slug}`) }
}

/** The receipts of the newest change of these records: `pages:12`. */
export async function answerReceipt(req: PayloadRequest, ...records: string[]): Promise<Response> {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  const change = await findChange(req.payload, ...records)
  if (!change) return Response.json({ site: siteUrl(), change: null, copies: [] })
  return Response.json({ site: siteUrl(), change, copies: await askSite(change.sequence) })
}
