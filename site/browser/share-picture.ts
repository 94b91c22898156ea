import type { Picture } from '@belvedere/ui/picture.ts'
import { fetchPayload } from './payload.ts'
import type { PrefetchQueue } from './prefetch-queue.ts'

/**
 * Asks for the picture that stands for a page. It is in the page's payload, which is kept for the
 * click that may follow; of a page that was just shown or has just failed none is kept. Rejects
 * where nothing answers.
 */
export function sharePictures(queue: PrefetchQueue) {
  return async (path: string): Promise<Picture | null> => {
    const never = new AbortController()
    const fetched = (await queue.request(path, true)) ?? (await fetchPayload(path, never.signal))
    if (!fetched) throw new Error(`There is no page at ${path}.`)
    return fetched.payload.share
  }
}
