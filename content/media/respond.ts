import { readFile } from 'node:fs/promises'
import type { DiskCache } from '@belvedere/kit/disk-cache.ts'
import type { Log } from '@belvedere/kit/log.ts'
import {
  isPictureFile,
  type MediaAddress,
  MediaAddressError,
  parseMediaAddress,
} from '@belvedere/kit/media-address.ts'
import { isBusy, type Queue } from '@belvedere/kit/queue.ts'
import { StorageError } from '../service/storage-error.ts'
import type { Ahead } from './ahead.ts'
import { mimeOf } from './kinds.ts'
import { makeVariant } from './make-variant.ts'
import type { Original, Originals } from './originals.ts'
import { etagOf, FOR_NOW, IMMUTABLE, isHeld, refuse, SANDBOX, SVG_TYPE, send } from './responses.ts'
import { sendFile } from './send-file.ts'
import { inFormat, type Variant, variantOf } from './variant.ts'

export type Media = {
  originals: Originals
  variants: DiskCache
  queue: Queue
  log: Log
  /** Makes pictures in the background; undefined if each is made when it is first requested. */
  ahead?: Ahead | undefined
}

/** Handles GET and HEAD of a media address: a picture variant, or another file as uploaded. */
export async function respond(request: Request, media: Media): Promise<Response> {
  try {
    return await answer(request, media)
  } catch (error) {
    if (error instanceof MediaAddressError) return refuse(400, error.message)
    if (isBusy(error) || error instanceof StorageError) return refuse(503, error.message)
    media.log.error('Picture variant failed.', { address: request.url, error })
    return refuse(500, 'This picture could not be processed: its file on the server is damaged.')
  }
}

async function answer(request: Request, media: Media) {
  const address = parseMediaAddress(pathAsSent(request.url))
  const { file } = address
  if (!isPictureFile(file)) return sendFile(request, await media.originals.pathOf(file), file)
  const original = await media.originals.find(file)
  if (!original) return refuse(404, 'Picture not found.')
  if (original.kind === 'svg') return sendDrawing(request, address, original)
  const accept = request.headers.get('accept') ?? ''
  return sendVariant(request, media, variantOf(address, original, accept))
}

/**
 * Sends a variant. AVIF takes long to encode: until it is made, in the background, the browser gets
 * WebP, which takes a third of the time.
 */
async function sendVariant(request: Request, media: Media, variant: Variant) {
  if (await isReadyFor(request, media, variant)) return sendNow(request, media, variant, IMMUTABLE)
  const response = await sendNow(request, media, inFormat(variant, 'webp'), FOR_NOW)
  media.ahead?.addRequested(variant)
  return response
}

function sendNow(request: Request, { variants, queue }: Media, variant: Variant, caching: string) {
  const { key, output } = variant
  return send(request, { type: mimeOf(output), etag: etagOf(key), caching }, async () => {
    const create = () => queue.run(() => makeVariant(variant))
    return (await variants.getOrCreate(key, create)).body
  })
}

async function isReadyFor(request: Request, { ahead, variants }: Media, variant: Variant) {
  if (!ahead || variant.output !== 'avif') return true
  return isHeld(request, etagOf(variant.key)) || (await variants.has(variant.key))
}

async function sendDrawing(request: Request, address: MediaAddress, original: Original) {
  if (address.size) return refuse(400, 'A drawing has no sizes: remove the parameters.')
  const body = await readFile(original.path)
  const info = { type: SVG_TYPE, etag: etagOf(body), caching: IMMUTABLE, headers: SANDBOX }
  return send(request, info, async () => body)
}

/** The path and query as sent: `URL` would normalise paths that must be rejected. */
function pathAsSent(url: string) {
  return url.replace(/^https?:\/\/[^/?#]*/, '').replace(/#.*$/, '')
}
