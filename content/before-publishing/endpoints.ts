import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { type Target, targetOf } from '../editing-together/target.ts'
import { EDITOR_BYTES, tooLarge } from '../limits.ts'
import { isEditor } from '../model/access.ts'
import { concernedPages } from './concerned-pages.ts'
import { whatChanges } from './what-changes.ts'

const EXPECTED = 'Send collection and id, or global, and values: what the form holds.'

type Asked = { target: Target; values: Record<string, unknown> }

/**
 * `POST /api/before-publishing`: what publishing a form will change, field by field, and warnings.
 * `POST /api/before-publishing/pages`: the pages that it concerns, which takes longer.
 */
export const beforePublishingEndpoints: Endpoint[] = [
  {
    path: '/before-publishing',
    method: 'post',
    handler: async (req) => {
      const { target, values } = await parse(req)
      return Response.json(await whatChanges(req, target, values))
    },
  },
  {
    path: '/before-publishing/pages',
    method: 'post',
    handler: async (req) => Response.json(await concernedPages(req, (await parse(req)).target)),
  },
]

async function parse(req: PayloadRequest): Promise<Asked> {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  if (Number(req.headers.get('content-length')) > EDITOR_BYTES)
    throw new APIError(tooLarge(EDITOR_BYTES), 413, undefined, true)
  const body: unknown = await req.json?.().catch(() => undefined)
  const none = { collection: undefined, id: undefined, global: undefined, values: {} }
  const { collection, id, global, values } = { ...none, ...Object(body) }
  const target = targetOf(req.payload.config, { collection, id, global })
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values)
  if (!target || !isObject) throw new APIError(EXPECTED, 400, undefined, true)
  return { target, values: { ...values } }
}
