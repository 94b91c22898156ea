import type { Entry } from '@belvedere/kit/disk-cache.ts'
import { Queue } from '@belvedere/kit/queue.ts'
import { AWAY, refusalOf } from './away.ts'
import { Refusal } from './refusal.ts'

/** The kinds that answers differ by; `plain` is what every browser reads. */
export type Kind = 'avif' | 'webp' | 'plain'

const ACCEPT: Record<Kind, string> = { avif: 'image/avif', webp: 'image/webp', plain: '*/*' }

const TIMEOUT = 30_000
const MOST_BYTES = 25_000_000

type Fetch = (address: string, kind: Kind) => Promise<Entry>

/** Fetches pictures from the content service, so many at once and no more. */
export function createUpstream(base: string): Fetch {
  const queue = new Queue({ atOnce: 16, waiting: 512, sentence: AWAY })
  return (address, kind) => queue.run(() => fetchPicture(base + address, kind))
}

async function fetchPicture(url: string, kind: Kind): Promise<Entry> {
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    const answer = await fetch(url, {
      headers: { accept: ACCEPT[kind] },
      redirect: 'error',
      signal,
    })
    return answer.ok ? await pictureOf(answer) : await refusalOf(answer, AWAY)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(503, AWAY, error)
  }
}

async function pictureOf(answer: Response): Promise<Entry> {
  const { type = '', etag = '', policy = '' } = aboutOf(answer.headers)
  if (!/^image\/[\w.+-]+$/.test(type) || !etag) {
    await answer.body?.cancel()
    throw new Refusal(502, 'The content service answered with something that is no picture.')
  }
  return { body: await bodyOf(answer), about: { type, etag, policy } }
}

function aboutOf(headers: Headers) {
  const value = (name: string) => headers.get(name) ?? undefined
  const policy = value('content-security-policy')
  return { type: value('content-type'), etag: value('etag'), policy }
}

/** Reads the body to its end, or gives up on one that no picture of ours can be. */
async function bodyOf(answer: Response) {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    parts.push(part)
    length += part.length
    if (length > MOST_BYTES) throw new Refusal(502, 'The content service sent too large a picture.')
  }
  return Buffer.concat(parts)
}
