import type { Entry } from '@belvedere/kit/disk-cache.ts'
import { Queue } from '@belvedere/kit/queue.ts'
import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import type { Kind } from './kind.ts'
import { PICTURE_UNAVAILABLE, Refusal, throwUpstreamError } from './refusal.ts'

const ACCEPT: Record<Kind, string> = { avif: 'image/avif', webp: 'image/webp', plain: '*/*' }

const TIMEOUT = 30_000
const MAX_BYTES = 25_000_000

type Fetch = (address: string, kind: Kind) => Promise<Entry>

/** Fetches pictures from the content service, with limited concurrency. */
export function createUpstream(base: string): Fetch {
  const queue = new Queue({ atOnce: 16, waiting: 512, sentence: PICTURE_UNAVAILABLE })
  return (address, kind) => queue.run(() => fetchPicture(base + address, kind))
}

async function fetchPicture(url: string, kind: Kind): Promise<Entry> {
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    const response = await fetch(url, {
      headers: { accept: ACCEPT[kind], ...requestIdHeader() },
      redirect: 'error',
      signal,
    })
    return response.ok
      ? await pictureOf(response)
      : await throwUpstreamError(response, PICTURE_UNAVAILABLE)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(503, PICTURE_UNAVAILABLE, error)
  }
}

/** The media type of a picture; that of an SVG includes its encoding. */
const PICTURE = /^image\/[\w.+-]+(?:; charset=utf-8)?$/

async function pictureOf(response: Response): Promise<Entry> {
  const { type = '', etag = '', policy = '' } = aboutOf(response.headers)
  if (!PICTURE.test(type) || !etag) {
    await response.body?.cancel()
    throw new Refusal(502, 'The content service did not send a picture.')
  }
  return { body: await bodyOf(response), about: { type, etag, policy } }
}

function aboutOf(headers: Headers) {
  const value = (name: string) => headers.get(name) ?? undefined
  const policy = value('content-security-policy')
  return { type: value('content-type'), etag: value('etag'), policy }
}

/** Reads the body; throws a `Refusal` if it is too large. */
async function bodyOf(response: Response) {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    length += part.length
    if (length > MAX_BYTES)
      throw new Refusal(502, 'The content service sent a picture that is too large.')
  }
  return Buffer.concat(parts)
}
