import { createHash } from 'node:crypto'
import { matchesEtag } from '@belvedere/kit/byte-range.ts'

/** `Cache-Control` of files whose content never changes under their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * `Cache-Control` of a WebP picture in place of an AVIF one that is being made. Browsers keep what
 * they have loaded; shared caches ask again after a minute.
 */
export const FOR_NOW = 'public, max-age=31536000, s-maxage=60'

type FileInfo = {
  type: string
  etag: string
  caching: string
  headers?: Record<string, string>
}

/** Whether the client has the file with this entity tag. */
export function isHeld(request: Request, etag: string): boolean {
  return matchesEtag(request.headers.get('if-none-match'), etag)
}

/** Responds with a file; `bytes` is only called when a body is sent. */
export async function send(
  request: Request,
  { type, etag, caching, headers }: FileInfo,
  bytes: () => Promise<Buffer<ArrayBuffer>>,
): Promise<Response> {
  const cacheHeaders = {
    ...COMMON_HEADERS,
    ...headers,
    'Cache-Control': caching,
    Vary: 'Accept',
    ETag: etag,
  }
  if (isHeld(request, etag)) return new Response(null, { status: 304, headers: cacheHeaders })
  const body = await bytes()
  const full = { ...cacheHeaders, 'Content-Type': type, 'Content-Length': String(body.length) }
  return new Response(request.method === 'HEAD' ? null : body, { headers: full })
}

/** An error response with a plain-text message; a 503 asks clients to retry. */
export function refuse(status: number, message: string): Response {
  const retry: Record<string, string> = status === 503 ? { 'Retry-After': '5' } : {}
  const headers = { ...COMMON_HEADERS, ...retry, 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(`${message}\n`, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store' },
  })
}

/** A strong entity tag for a text or bytes. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('hex').slice(0, 24)}"`
}

/** For SVGs; the encoding is set here, so that no SVG can declare another one. */
export const SVG_TYPE = 'image/svg+xml; charset=utf-8'

/** A content security policy that stops scripts and requests in SVG and PDF files. */
export const SANDBOX = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Headers of every response. */
export const COMMON_HEADERS = { 'X-Content-Type-Options': 'nosniff' }
