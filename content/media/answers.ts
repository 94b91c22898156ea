import { createHash } from 'node:crypto'
import { isHeld } from '@belvedere/kit/byte-range.ts'

/** Said of files that never change under their name. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

type Found = { type: string; etag: string; headers?: Record<string, string> }

/** Answers a request with a file that never changes; the bytes are made only when they are sent. */
export async function send(
  request: Request,
  { type, etag, headers }: Found,
  bytes: () => Promise<Buffer<ArrayBuffer>>,
): Promise<Response> {
  const always = { ...ALWAYS, ...headers, 'Cache-Control': FOR_EVER, Vary: 'Accept', ETag: etag }
  if (isHeld(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: always })
  const body = await bytes()
  const whole = { ...always, 'Content-Type': type, 'Content-Length': String(body.length) }
  return new Response(request.method === 'HEAD' ? null : body, { headers: whole })
}

/** Answers with one sentence that says what is wrong. */
export function refuse(status: number, sentence: string): Response {
  const retry: Record<string, string> = status === 503 ? { 'Retry-After': '5' } : {}
  const headers = { ...ALWAYS, ...retry, 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store' },
  })
}

/** The entity tag of what is described by a text or bytes. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('hex').slice(0, 24)}"`
}

/** A drawing or a document may hold script; these headers let it draw and style itself and nothing else. */
export const SANDBOX = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Said with every answer. */
export const ALWAYS = { 'X-Content-Type-Options': 'nosniff' }
