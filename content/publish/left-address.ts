import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasPagesBelow } from '../kinds/table.ts'
import { checkOrigin, GONE } from './redirect-rules.ts'
import { ADDRESS_LEFT, deleteRedirectsFrom, deleteRedirectsTo } from './redirects.ts'

const collection = 'redirects'

/** Redirects also cover the pages below, such as the listings of a category. */
export const suffixesOf = (of: CollectionSlug) => (hasPagesBelow(of) ? ['', '/*'] : [''])

/**
 * What the address of a page answers that is in the bin: that the page is gone, or a redirect to
 * the path that the editor chose. It is a redirect like others, which editors see and may change.
 */
export async function leaveAddress(
  req: PayloadRequest,
  of: CollectionSlug,
  path: string,
  to: string | undefined,
): Promise<void> {
  for (const suffix of suffixesOf(of)) {
    const from = path + suffix
    if (checkOrigin(from) !== true) continue
    await deleteRedirectsFrom(req, from)
    const data = to ? ({ from, to, status: '301' } as const) : ({ from, status: GONE } as const)
    await req.payload.create({ collection, data, req, context: ADDRESS_LEFT })
  }
}

/** The address no longer answers that its page is gone; a redirect from it stays. */
export async function clearAddress(req: PayloadRequest, of: CollectionSlug, path: string) {
  for (const suffix of suffixesOf(of)) {
    const where = { from: { equals: path + suffix }, status: { equals: GONE } }
    const { docs } = await req.payload.find({ collection, where, depth: 0, req })
    for (const { id } of docs) await req.payload.delete({ collection, id, req })
  }
}

/** Deletes the redirects to a page that is erased. */
export async function forgetAddress(req: PayloadRequest, of: CollectionSlug, path: string) {
  await clearAddress(req, of, path)
  for (const suffix of suffixesOf(of)) await deleteRedirectsTo(req, path + suffix)
}
