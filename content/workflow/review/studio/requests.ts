import { request } from '../../../studio/request.ts'
import type { ShownReview } from '../shown.ts'

/** Asks for the review of a record or changes it; throws the sentence to show. */
export async function ask(path: string, body?: object): Promise<ShownReview | null> {
  const options = body && { body }
  const { review } = await request<{ review: ShownReview | null }>(`/api/reviews${path}`, options)
  return review
}
