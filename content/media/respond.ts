import { readFile } from 'node:fs/promises'
import type { DiskCache } from '@belvedere/kit/disk-cache.ts'
import type { Log } from '@belvedere/kit/log.ts'
import {
  isPictureFile,
  type MediaAddress,
  MediaAddressError,
  parseMediaAddress,
} from '@belvedere/kit/media-address.ts'
import { BusyError, type Queue } from '@belvedere/kit/queue.ts'
import { mimeOf } from './kinds.ts'
import type { Original, Originals } from './originals.ts'
import { etagOf, refuse, SANDBOX, send } from './responses.ts'
import { sendFile } from './send-file.ts'
import { transform } from './transform.ts'
import { type Variant, variantOf } from './variant.ts'

export type Media = { originals: Originals; variants: DiskCache; queue: Queue; log: Log }

/** Handles GET and HEAD of a media address: a picture variant, or another file as uploaded. */
export async function respond(request: Request, media: Media): Promise<Response> {
  try {
    return await answer(request, media)
  } catch (error) {
    if (error instanceof MediaAddressError) return refuse(400, error.message)
    if (error instanceof BusyError) return refuse(503, error.message)
    media.log.error('Picture variant failed.', { address: request.url, error })
    return refuse(500, 'This picture could not be processed: its file on the server is damaged.')
  }
}

async function answer(request: Request, media: Media) {
  const address = parseMediaAddress(pathOf(request.url))
  const { file } = address
  if (!isPictureFile(file)) return sendFile(request, media.originals.pathOf(file), file)
  const original = await media.originals.find(file)
  if (!original) return refuse(404, 'Picture not found.')
  if (original.kind === 'svg') return sendDrawing(request, address, original)
  const accept = request.headers.get('accept') ?? ''
  return sendVariant(request, media, variantOf(address, original, accept))
}

function sendVariant(request: Request, media: Media, variant: Variant) {
  const { original, size, output, focus, key } = variant
  const make = () => media.queue.run(() => transform(original, size, output, focus))
  const type = mimeOf(output)
  return send(request, { type, etag: etagOf(key) }, async () => {
    const create = async () => ({ body: await make(), about: { type } })
    return (await media.variants.getOrCreate(key, create)).body
  })
}

async function sendDrawing(request: Request, address: MediaAddress, original: Original) {
  if (address.size) return refuse(400, 'A drawing has no sizes: remove the parameters.')
  const body = await readFile(original.path)
  const info = { type: mimeOf('svg'), etag: etagOf(body), headers: SANDBOX }
  return send(request, info, async () => body)
}

/** The path and query as sent: `URL` would normalise paths that must be rejected. */
function pathOf(url: string) {
  return url.replace(/^https?:\/\/[^/?#]*/, '').replace(/#.*$/, '')
}
