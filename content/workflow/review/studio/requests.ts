import type { ShownReview } from '../shown.ts'

const FAILED = 'The content service did not answer. Nothing was changed; try again in a moment.'

/** Asks for the review of a record or changes it; throws the sentence to show. */
export async function ask(path: string, body?: object): Promise<ShownReview | null> {
  const headers = { 'content-type': 'application/json' }
  const init = body && { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`/api/reviews${path}`, init).catch(() => undefined)
  const answer: { review?: ShownReview | null; errors?: { message: string }[] } | undefined =
    await response?.json().catch(() => undefined)
  if (!response?.ok || answer?.review === undefined)
    throw new Error(answer?.errors?.[0]?.message || FAILED)
  return answer.review
}
