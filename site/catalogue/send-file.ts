import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { dressThumbnail } from '@belvedere/kit/brand/thumbnail.ts'
import { answerRange } from '@belvedere/kit/byte-range.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Handler } from '../server/http/request.ts'
import { sendText } from '../server/http/send-text.ts'
import { type DemoFile, demoMedia } from '../testing/demo-media.ts'

/** Handles `/media/…` with files of the demo, with pictures of at most `widest` pixels. */
export function createDemoMedia(widest: number): Handler {
  const files = new Map<string, Promise<DemoFile | undefined>>()
  return async (request, response) => {
    const address = request.url ?? ''
    const file = files.get(address) ?? demoMedia(address, widest)
    files.set(address, file)
    // Don't cache failures.
    file.catch(() => files.delete(address))
    sendFile(request, response, await file)
  }
}

/** Handles `/thumbnails/hero.svg` with the studio's thumbnail of a block kind, in neutral colours. */
export async function sendThumbnail(request: IncomingMessage, response: ServerResponse) {
  const [, kind = ''] = /^\/thumbnails\/([\w-]+)\.svg$/.exec(request.url ?? '') ?? []
  const drawn = join(projectRoot(), 'blocks', kind, 'thumbnail.svg')
  const shapes = await readFile(drawn, 'utf8').catch(() => undefined)
  const file = shapes
    ? { type: 'image/svg+xml', body: Buffer.from(dressThumbnail(shapes, paletteOf(null))) }
    : undefined
  sendFile(request, response, file)
}

function sendFile(
  { headers: { range } }: IncomingMessage,
  response: ServerResponse,
  file: DemoFile | undefined,
) {
  if (!file) return sendText(response, 404, 'There is no such file.')
  const { body, type } = file
  const { status, headers, part } = answerRange({ range }, { size: body.length, etag: '"demo"' })
  response.writeHead(status, {
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': 'max-age=3600',
    ...headers,
  })
  response.end(part && body.subarray(part.start, part.end + 1))
}
