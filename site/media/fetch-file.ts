import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import { Refusal } from './refusal.ts'
import { FILE_UNAVAILABLE, throwUpstreamError } from './upstream-error.ts'

/**
 * Timeout for the response headers, in milliseconds. The body has none: films stream while they
 * play.
 */
const FIRST_BYTE_TIMEOUT = 30_000

const TYPES = /^(video\/(mp4|webm)|application\/pdf|model\/gltf-binary)$/

type FetchOptions = { method: string; headers: Record<string, string>; signal: AbortSignal }

/** Requests a film, document or model from the content service. Throws a `Refusal` on failure. */
export async function fetchFile(url: string, { method, headers, signal }: FetchOptions) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), FIRST_BYTE_TIMEOUT)
  try {
    const response = await fetch(url, {
      method,
      // Byte ranges refer to the uncompressed file.
      headers: { ...headers, ...requestIdHeader(), 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.any([signal, timeout.signal]),
    })
    return await checkResponse(response)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(503, FILE_UNAVAILABLE, error)
  } finally {
    clearTimeout(timer)
  }
}

async function checkResponse(response: Response) {
  if (response.status === 304 || response.status === 416) return response
  if (!response.ok) return throwUpstreamError(response, FILE_UNAVAILABLE)
  if (TYPES.test(response.headers.get('content-type') ?? '') && response.headers.has('etag'))
    return response
  await response.body?.cancel()
  throw new Refusal(502, 'The content service did not send a film or file.')
}
