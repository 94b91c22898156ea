import { isBusy } from '@belvedere/kit/queue.ts'
import { formatShareAddress, parseShareAddress } from '@belvedere/kit/share-address.ts'
import type { Payload } from 'payload'
import { mimeOf } from '../media/kinds.ts'
import type { Media } from '../media/respond.ts'
import { COMMON_HEADERS, etagOf, IMMUTABLE, isHeld, refuse, send } from '../media/responses.ts'
import { transform } from '../media/transform.ts'
import { type ShareFacts, shareFacts, versionOf } from './facts.ts'
import { findPage, publicContext } from './find-page.ts'
import { makeShare } from './make-share.ts'
import { HEIGHT, WIDTH } from './size.ts'

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
  const etag = etagOf(versionOf(facts))
  const type = mimeOf('jpeg')
  try {
    return await send(request, { type, etag, caching: IMMUTABLE }, () => makeShare(facts, store))
  } catch (error) {
    if (isBusy(error)) return refuse(503, error.message)
    store.log.error('A share picture could not be drawn: the plain picture is sent.', {
      address: request.url,
      error,
    })
    return sendPlain(request, facts, store)
  }
}

/** The picture of the page as it is, for a short time: the next request tries to draw again. */
async function sendPlain(request: Request, { picture }: ShareFacts, { originals }: Store) {
  const original = picture && (await originals.find(picture.file).catch(() => undefined))
  if (!picture || !original) return refuse(500, 'This share picture could not be drawn.')
  const size = { fit: 'crop', w: WIDTH, h: HEIGHT, q: 75 } as const
  const etag = etagOf(`plain ${picture.file} ${picture.focus.x} ${picture.focus.y}`)
  const info = { type: mimeOf('jpeg'), etag, caching: SHORT }
  if (isHeld(request, etag)) return send(request, info, async () => Buffer.alloc(0))
  const body = await transform(original, size, 'jpeg', picture.focus).catch(() => undefined)
  return body ? send(request, info, async () => body) : refuse(500, 'This picture is damaged.')
}
