import { NotFound, type PayloadRequest } from 'payload'
import { isContentGlobal } from '../../model/content-globals.ts'
import { isPublisher } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { refusal } from '../../payload/refusal.ts'
import { waitForGlobal, waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { emptied } from './emptied.ts'

type Contents = Record<string, unknown>

const NEVER_PUBLISHED = 'This was never published, so there is nothing to go back to.'

/**
 * Makes what is published the newest contents of a record again, and resolves with them. Payload's
 * own “Revert to published” sends the published record to the service, which keeps the values of
 * the draft for fields that are empty there, and publishes them. For those who may not publish, the
 * published contents become a draft. Nobody else's save comes between; one since the version of
 * `If-Match` refuses the revert.
 */
export async function revertRecord(
  collection: string,
  id: number,
  req: PayloadRequest,
): Promise<Contents> {
  if (!isCollection(req.payload, collection)) throw new NotFound(req.t)
  const find = { collection, id, depth: 0, overrideAccess: false, req } as const
  return inTransaction(req, async () => {
    await waitForRecord(req, collection, id)
    const published: Contents = { ...(await req.payload.findByID(find)) }
    const current: Contents = { ...(await req.payload.findByID({ ...find, draft: true })) }
    return { ...(await req.payload.update({ ...find, ...saved(current, published, req) })) }
  })
}

/** As `revertRecord`, for a global. */
export async function revertGlobal(slug: string, req: PayloadRequest): Promise<Contents> {
  if (!isContentGlobal(slug)) throw new NotFound(req.t)
  const find = { slug, depth: 0, overrideAccess: false, req, fallbackLocale: false } as const
  return inTransaction(req, async () => {
    await waitForGlobal(req, slug)
    const published: Contents = { ...(await req.payload.findGlobal(find)) }
    const current: Contents = { ...(await req.payload.findGlobal({ ...find, draft: true })) }
    return { ...(await req.payload.updateGlobal({ ...find, ...saved(current, published, req) })) }
  })
}

function saved(current: Contents, published: Contents, req: PayloadRequest) {
  if (published._status !== 'published') throw refusal(NEVER_PUBLISHED, 400)
  const mayPublish = isPublisher({ req })
  const status = mayPublish ? 'published' : 'draft'
  return { data: { ...emptied(current, published), _status: status }, draft: !mayPublish } as const
}
