import type { Entry } from '@belvedere/kit/disk-cache.ts'
import { Queue } from '@belvedere/kit/queue.ts'
import { Refusal } from './refusal.ts'

/** The kinds that answers differ by; `plain` is what every browser reads. */
export type Kind = 'avif' | 'webp' | 'plain'

const ACCEPT: Record<Kind, string> = { avif: 'image/avif', webp: 'image/webp', plain: '*/*' }

const TIMEOUT = 30_000
const MOST_BYTES = 25_000_000
const AWAY = 'This picture cannot be had at the moment. Please try again in a few seconds.'

type Fetch = (address: string, kind: Kind) => Promise<Entry>

/** Fetches pictures from the content service, so many at once and no more. */
export function createUpstream(contentUrl: string): Fetch {
  const base = contentUrl.replace(/\/graphql\/?$/, '')
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
    return answer.ok ? await pictureOf(answer) : await refusalOf(answer)
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

/** A refusal is passed on in its own words when it is about the address, else in ours. */
async function refusalOf(answer: Response): Promise<never> {
  const words = (await answer.text()).slice(0, 300).trim()
  if (answer.status === 400 || answer.status === 404) throw new Refusal(answer.status, words)
  if (answer.status === 503) throw new Refusal(503, AWAY, words)
  throw new Refusal(502, 'This picture could not be made.', `${answer.status} ${words}`)
}
