import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { answerRange, type Part } from '@belvedere/kit/byte-range.ts'
import { ALWAYS, etagOf, FOR_EVER, refuse, SANDBOX } from './answers.ts'
import { type FileKind, kindOfName, mimeOf } from './kinds.ts'

/** Answers with a film, a document or a model as it was uploaded, whole or in part, from the disk. */
export async function sendFile(request: Request, path: string, name: string): Promise<Response> {
  const kind = kindOfName(name)
  const found = await stat(path).catch(() => undefined)
  if (!kind || !found?.isFile()) return refuse(404, 'There is no such file.')
  const etag = etagOf(`${name} ${found.size}`)
  const { status, headers, part } = answerRange(askedOf(request), { size: found.size, etag })
  const about = { ...ALWAYS, 'Accept-Ranges': 'bytes', ...guard(kind, name) }
  if (status === 416) return new Response(null, { status, headers: { ...about, ...headers } })
  const kept = { ...about, ...headers, 'Cache-Control': FOR_EVER, ETag: etag }
  if (status === 304) return new Response(null, { status, headers: kept })
  const body = request.method === 'HEAD' || !part ? null : streamOf(path, part)
  return new Response(body, { status, headers: { ...kept, 'Content-Type': mimeOf(kind) } })
}

function askedOf({ headers }: Request) {
  return {
    range: headers.get('range'),
    ifRange: headers.get('if-range'),
    ifNoneMatch: headers.get('if-none-match'),
  }
}

/** Read as fast as it is taken away, and no further once the visitor has gone. */
function streamOf(path: string, { start, end }: Part) {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
}

/** A document may hold script of its own: it is saved, not opened in the name of the site. */
function guard(kind: FileKind, name: string): Record<string, string> {
  if (kind !== 'pdf') return {}
  const saved = name.replace(/-[0-9a-f]{8}(?=\.pdf$)/, '')
  return { ...SANDBOX, 'Content-Disposition': `attachment; filename="${saved}"` }
}
