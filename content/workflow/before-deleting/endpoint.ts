import { Forbidden, type PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { refusal } from '../../payload/refusal.ts'
import { EDITOR_BYTES, tooLarge } from '../../service/limits.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody } from '../../studio/read-request.ts'
import { MOST_LOOKED_AT } from './most-looked-at.ts'
import { whatGoes } from './what-goes.ts'

/** `POST /api/<collection>/before-deleting` with `ids`: what deleting these records would do. */
export function beforeDeletingEndpoint(collection: string) {
  return endpoint(isEditor, 'post', '/before-deleting', async (req) => {
    if (!isCollection(req.payload, collection)) throw new Forbidden(req.t)
    return whatGoes(req, collection, await readIds(req))
  })
}

async function readIds(req: PayloadRequest): Promise<number[]> {
  if (Number(req.headers.get('content-length')) > EDITOR_BYTES)
    throw refusal(tooLarge(EDITOR_BYTES), 413)
  const { ids } = await readBody(req)
  const list: unknown[] = Array.isArray(ids) ? ids : []
  const isWhole = list.every((id) => Number.isSafeInteger(id))
  if (isWhole && list.length > 0 && list.length <= MOST_LOOKED_AT) return list.map(Number)
  throw refusal(`Send ids, from 1 to ${MOST_LOOKED_AT}.`, 400)
}
