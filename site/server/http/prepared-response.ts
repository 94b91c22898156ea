import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  brotli,
  brotliInBackground,
  COMPRESSION,
  type Compression,
  chooseEncoding,
  compressFast,
  type Encoding,
  gzipped,
} from './encodings.ts'

type Headers = Readonly<Record<string, string>>
type EncodedBody = {
  body: Buffer
  headers: readonly string[]
}

/** A response with all its encodings and headers, ready to be written. */
export type PreparedResponse = {
  status: number
  etag: string
  /** The headers that all encodings share; a 304 repeats them. */
  headers: readonly string[]
  encodings: Partial<Record<Encoding, EncodedBody>> & { identity: EncodedBody }
}

/** A short content hash, used for ETags and versions. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

type ResponseContent = { status?: number; body: string | Buffer; headers: Headers }

/** Prepares a response in all encodings, at qualities that are quick to compress. */
export async function prepareResponse(
  { status = 200, body, headers }: ResponseContent,
  { first }: Compression = COMPRESSION,
): Promise<PreparedResponse> {
  const bytes = Buffer.from(body)
  const [br, gzip] = await Promise.all([brotli(bytes, first), gzipped(bytes)])
  const about = { status, headers, etag: contentHash(bytes) }
  return prepareEncoded(about, { identity: bytes, br, gzip })
}

/** Prepares a response that is sent once: in the requested encoding and as plain bytes. */
export async function prepareOnce(
  content: ResponseContent,
  encoding: Encoding,
): Promise<PreparedResponse> {
  const { status = 200, headers } = content
  const identity = Buffer.from(content.body)
  const about = { status, headers, etag: contentHash(identity) }
  if (encoding === 'identity') return prepareEncoded(about, { identity })
  return prepareEncoded(about, { identity, [encoding]: await compressFast(identity, encoding) })
}

export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer }

/** Prepares a response from bodies that are encoded already. */
export function prepareEncoded(
  about: { status: number; headers: Headers; etag: string },
  bodies: Bodies,
): PreparedResponse {
  const etag = `W/"${about.etag}"`
  const headers = Object.entries({ ...about.headers, vary: 'accept-encoding', etag }).flat()
  return withBodies({ status: about.status, etag, headers }, bodies)
}

/** A prepared response from its parts. */
export function withBodies(
  about: Pick<PreparedResponse, 'status' | 'etag' | 'headers'>,
  bodies: Bodies,
): PreparedResponse {
  const encode = (encoding: Encoding, body: Buffer | undefined) =>
    body && encodedBody(about.headers, encoding, body)
  return {
    ...about,
    encodings: {
      identity: encodedBody(about.headers, 'identity', bodies.identity),
      br: encode('br', bodies.br),
      gzip: encode('gzip', bodies.gzip),
    },
  }
}

function encodedBody(headers: readonly string[], encoding: Encoding, body: Buffer): EncodedBody {
  const own = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { body, headers: [...headers, ...own, 'content-length', String(body.length)] }
}

/**
 * Replaces the brotli body with a smaller one in the background; failures keep the old one. The
 * promise is always fulfilled.
 */
export function compressInBackground(
  prepared: PreparedResponse,
  { later }: Compression = COMPRESSION,
): Promise<void> {
  return brotliInBackground(prepared.encodings.identity.body, later).then(
    (body) => {
      prepared.encodings.br = encodedBody(prepared.headers, 'br', body)
    },
    () => undefined,
  )
}

export function sizeOf(prepared: PreparedResponse): number {
  return Object.values(prepared.encodings).reduce(
    (sum, encoded) => sum + (encoded?.body.length ?? 0),
    0,
  )
}

/** Writes a prepared response. `extra` are headers for this request only. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  extra: readonly string[] = [],
): void {
  if (prepared.status === 200 && matches(request.headers['if-none-match'], prepared.etag)) {
    response.writeHead(304, [...prepared.headers, ...extra]).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const encoded = prepared.encodings[encoding] ?? prepared.encodings.identity
  response.writeHead(prepared.status, [...encoded.headers, ...extra])
  response.end(request.method === 'HEAD' ? undefined : encoded.body)
}

function matches(header: string | undefined, etag: string) {
  if (!header) return false
  return (
    header === etag ||
    header.split(',').some((known) => weak(known) === etag || known.trim() === '*')
  )
}

function weak(etag: string) {
  const known = etag.trim()
  return known.startsWith('W/') ? known : `W/${known}`
}
