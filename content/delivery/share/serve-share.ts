import { isBusy } from '@belvedere/kit/queue.ts'
import { formatShareAddress, parseShareAddress } from '@belvedere/kit/share-address.ts'
import type { Payload } from 'payload'
import { mimeOf } from '../../media/kinds.ts'
import type { Media } from '../../media/respond.ts'
import { COMMON_HEADERS, etagOf, IMMUTABLE, refuse, send } from '../../media/responses.ts'
import { shared } from '../../service/shared.ts'
import { type ShareFacts, shareFacts, versionOf } from './facts.ts'
import { findPage, publicContext } from './find-page.ts'
import { makePlain } from './make-plain.ts'
import { makeShare } from './make-share.ts'

/** Pages are found by search engines, their share pictures are not: they only repeat them. */
const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' }

/** How long a shared cache sends the picture of an earlier version to the current one. */
const SHORT = 'public, max-age=300'

type Store = Pick<Media, 'originals' | 'variants' | 'log'>

/**
 * Answers the address of a share picture. An address with another version leads to the current one:
 * messages keep addresses for years. Only published pages have share pictures.
 */
export async function serveShare(
  request: Request,
  payload: Payload,
  store: Store,
): Promise<Response> {
  const response = await answer(request, payload, store)
  for (const [name, value] of Object.entries(NOT_INDEXED)) response.headers.set(name, value)
  return response
}

async function answer(request: Request, payload: Payload, store: Store) {
  const address = parseShareAddress(new URL(request.url).pathname)
  if (!address) return refuse(404, 'This is no address of a share picture.')
  const { path } = address
  const context = await publicContext(payload)
  const doc = await findPage(context, path)
  if (!doc) return refuse(404, 'There is no page that this picture could show.')
  const facts = await shareFacts(context, doc, path)
  const version = versionOf(facts)
  if (version !== address.version) return moved(formatShareAddress({ path, version }))
  return sendShare(request, facts, store)
}

function moved(to: string) {
  const headers = { ...COMMON_HEADERS, Location: to, 'Cache-Control': SHORT }
  return new Response(`The share picture is at ${to}\n`, { status: 302, headers })
}

async function sendShare(request: Request, facts: ShareFacts, store: Store) {
  const version = versionOf(facts)
  const type = mimeOf('jpeg')
  try {
    if (hasFailed(version)) return await sendPlain(request, facts, store)
    const info = { type, etag: etagOf(version), caching: IMMUTABLE }
    return await send(request, info, () => makeShare(facts, store))
  } catch (error) {
    if (isBusy(error)) return refuse(503, error.message)
    noteFailure(version)
    store.log.error('A share picture could not be drawn: the plain picture is sent.', {
      address: request.url,
      error,
    })
    return sendPlain(request, facts, store)
  }
}

/** The plain picture, for a short time: after a minute the next request tries to draw again. */
async function sendPlain(request: Request, facts: ShareFacts, store: Store) {
  const etag = etagOf(`plain ${versionOf(facts)}`)
  const info = { type: mimeOf('jpeg'), etag, caching: SHORT }
  try {
    return await send(request, info, () => makePlain(facts, store))
  } catch (error) {
    if (isBusy(error)) return refuse(503, error.message)
    throw error
  }
}

const MINUTE = 60_000
const MOST = 1000

/** When each version could not be drawn, the oldest first. */
const failures = shared('failed share pictures', () => new Map<string, number>())

/** Whether the drawing of this version failed within the last minute: it would fail again. */
function hasFailed(version: string, now = Date.now()): boolean {
  const failedAt = failures.get(version)
  return failedAt !== undefined && now - failedAt < MINUTE
}

function noteFailure(version: string, now = Date.now()): void {
  failures.delete(version)
  failures.set(version, now)
  const [oldest] = failures.keys()
  if (failures.size > MOST && oldest !== undefined) failures.delete(oldest)
}
