import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { answerRange, type Part } from '@belvedere/kit/byte-range.ts'
import { type FileKind, kindOfName, mimeOf } from './kinds.ts'
import { COMMON_HEADERS, etagOf, IMMUTABLE, refuse, SANDBOX } from './responses.ts'

/**
 * Responds with an uploaded video, document or model, if there is one; supports byte ranges and conditional
 * requests.
 */
export async function sendFile(
  request: Request,
  path: string | undefined,
  name: string,
): Promise<Response> {
  const kind = kindOfName(name)
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined)
  if (!kind || !path || !found?.isFile()) return refuse(404, 'File not found.')
  const etag = etagOf(`${name} ${found.size}`)
  const { status, headers, part } = answerRange(conditionsOf(request), { size: found.size, etag })
  const common = { ...COMMON_HEADERS, 'Accept-Ranges': 'bytes', ...guard(kind, name) }
  if (status === 416) return new Response(null, { status, headers: { ...common, ...headers } })
  const cacheable = { ...common, ...headers, 'Cache-Control': IMMUTABLE, ETag: etag }
  if (status === 304) return new Response(null, { status, headers: cacheable })
  const body = request.method === 'HEAD' || !part ? null : streamOf(path, part)
  return new Response(body, { status, headers: { ...cacheable, 'Content-Type': mimeOf(kind) } })
}

function conditionsOf({ headers }: Request) {
  return {
    range: headers.get('range'),
    ifRange: headers.get('if-range'),
    ifNoneMatch: headers.get('if-none-match'),
  }
}

/** A web stream, for backpressure and so that reading stops when the client disconnects. */
function streamOf(path: string, { start, end }: Part) {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
}

/** A PDF may contain scripts, so it is downloaded instead of opened in the site's origin. */
function guard(kind: FileKind, name: string): Record<string, string> {
  if (kind !== 'pdf') return {}
  const saved = name.replace(/-[0-9a-f]{8}(?=\.pdf$)/, '')
  return { ...SANDBOX, 'Content-Disposition': `attachment; filename="${saved}"` }
}
