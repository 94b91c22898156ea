import { request } from '../../../studio/request.ts'
import type { ShownReview } from '../shown.ts'

/** Reads or changes the review of a record; throws the sentence to show. */
export async function ask(path: string, body?: object): Promise<ShownReview | null> {
  const options = body && { body }
  const { review } = await request<{ review: ShownReview | null }>(`/api/reviews${path}`, options)
  return review
}
