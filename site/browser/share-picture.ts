import type { Picture } from '@belvedere/ui/picture.ts'
import { fetchPayload } from './payload.ts'
import type { PrefetchQueue } from './prefetch-queue.ts'

/**
 * Returns a function that fetches a page's share image. It is part of the payload, which is kept
 * for a click that may follow, unless the page was just shown or has just failed. Rejects if the
 * page does not exist or the server cannot be reached.
 */
export function sharePictures(queue: PrefetchQueue) {
  return async (path: string): Promise<Picture | null> => {
    const never = new AbortController()
    const fetched = (await queue.request(path, true)) ?? (await fetchPayload(path, never.signal))
    if (!fetched) throw new Error(`There is no page at ${path}.`)
    return fetched.payload.share
  }
}
