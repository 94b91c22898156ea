import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import { Refusal } from './refusal.ts'
import { PICTURE_UNAVAILABLE, throwUpstreamError } from './upstream-error.ts'

/** What the content service answers: a picture, that stays as it is or not, or where it is now. */
export type Made =
  | {
      is: 'picture'
      body: Buffer<ArrayBuffer>
      type: string
      etag: string
      isLasting: boolean
    }
  | { is: 'moved'; to: string }

const TIMEOUT_MS = 30_000
const MAX_BYTES = 2_000_000

/** Asks the content service for a picture that it draws; rejects with a `Refusal`. */
export async function fetchMade(url: string): Promise<Made> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'image/*', ...requestIdHeader() },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const to = response.headers.get('location')
    if (response.status === 302 && to?.startsWith('/')) {
      await response.body?.cancel()
      return { is: 'moved', to }
    }
    if (!response.ok) return await throwUpstreamError(response, PICTURE_UNAVAILABLE)
    return await readPicture(response)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(503, PICTURE_UNAVAILABLE, error)
  }
}

async function readPicture(response: Response): Promise<Made> {
  const type = response.headers.get('content-type') ?? ''
  const etag = response.headers.get('etag') ?? ''
  const isPicture = /^image\/(?:jpeg|png|x-icon)$/.test(type) && etag !== ''
  const body = Buffer.from(await response.arrayBuffer())
  if (!isPicture || body.length > MAX_BYTES)
    throw new Refusal(502, 'The content service did not send a picture.')
  const isLasting = /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')
  return { is: 'picture', body, type, etag, isLasting }
}
