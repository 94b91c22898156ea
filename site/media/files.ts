import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { answerRange } from '@belvedere/kit/byte-range.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import { type CachedFile, FileCache } from './file-cache.ts'
import { FILE_UNAVAILABLE, Refusal, throwUpstreamError } from './refusal.ts'

type Options = { base: string; dir: string; capBytes: number; log: Log }

type SendFile = (req: IncomingMessage, res: ServerResponse, file: string) => Promise<void>

/** The number of concurrent downloads to the cache; above it files are only proxied. */
const MAX_DOWNLOADS = 2

/** The headers of the content service that reach the visitor; all others are dropped. */
const FORWARDED_HEADERS = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag'],
  ...['cache-control', 'content-disposition', 'content-security-policy'],
]

/**
 * Serves videos, documents and models with byte ranges. The first request is proxied to the content
 * service, so that a video starts at once. Meanwhile the file is downloaded to the cache, from
 * which it is served from then on, even while the content service is down.
 */
export function createFiles({ base, dir, capBytes, log }: Options): SendFile {
  const cache = new FileCache(dir, capBytes)
  const downloads = new Set<string>()

  // Another request may have cached the file in the meantime.
  const fetchOnce = async (file: string) => {
    if (await cache.find(file)) return
    await fetchWhole(`${base}/media/${file}`, (incoming) => cache.store(file, incoming))
  }
  const fetchInBackground = async (file: string) => {
    if (downloads.size >= MAX_DOWNLOADS || downloads.has(file)) return
    downloads.add(file)
    await fetchOnce(file)
      .catch((error) => log.warn('Caching a media file failed.', { file, error }))
      .finally(() => downloads.delete(file))
  }

  return async (req, res, file) => {
    const cached = await cache.find(file)
    if (cached) return sendCached(req, res, cached)
    await proxy(req, res, `${base}/media/${file}`, () => void fetchInBackground(file)).catch(
      (error) => {
        // No error response if the visitor has closed the connection.
        if (!res.destroyed) throw error
      },
    )
  }
}

async function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  { path, size, headers }: CachedFile,
) {
  const { etag = '' } = headers
  const { status, part, headers: rangeHeaders } = answerRange(conditionsOf(req), { size, etag })
  res.writeHead(status, {
    ...(status === 416 ? ALWAYS : { ...headers, ...ALWAYS }),
    ...rangeHeaders,
  })
  if (!part || req.method === 'HEAD') return void res.end()
  await stream(createReadStream(path, part), res)
}

async function proxy(
  req: IncomingMessage,
  res: ServerResponse,
  url: string,
  onSuccess: () => void,
) {
  const connection = new AbortController()
  res.once('close', () => connection.abort())
  const { method = 'GET' } = req
  const { range, ifRange, ifNoneMatch } = conditionsOf(req)
  const conditions = { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch }
  const upstream = await fetchFile(url, {
    method,
    headers: present(conditions),
    signal: connection.signal,
  })
  if (upstream.ok && method === 'GET') onSuccess()
  res.writeHead(upstream.status, { ...forwardedHeaders(upstream.headers), ...ALWAYS })
  if (!upstream.body) return void res.end()
  await stream(Readable.fromWeb(upstream.body as ReadableStream), res)
}

/** Errors are ignored: a visitor may close the connection at any time. */
async function stream(body: Readable, res: ServerResponse) {
  await pipeline(body, res).catch(() => res.destroy())
}

type Store = (incoming: Parameters<FileCache['store']>[1]) => Promise<void>

async function fetchWhole(url: string, store: Store) {
  const end = new AbortController()
  const upstream = await fetchFile(url, { method: 'GET', headers: {}, signal: end.signal })
  const { 'content-length': length = '', ...headers } = forwardedHeaders(upstream.headers)
  try {
    if (upstream.body && /^\d+$/.test(length))
      await store({ length: Number(length), headers, body: upstream.body })
  } finally {
    end.abort()
  }
}

const ALWAYS = { 'x-content-type-options': 'nosniff' }

function conditionsOf({ headers }: IncomingMessage) {
  return {
    range: headers.range,
    ifRange: headers['if-range']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  }
}

function forwardedHeaders(headers: Headers) {
  return present(Object.fromEntries(FORWARDED_HEADERS.map((name) => [name, headers.get(name)])))
}

function present(headers: Record<string, string | null | undefined>): Record<string, string> {
  const given = Object.entries(headers).filter((one): one is [string, string] => one[1] != null)
  return Object.fromEntries(given)
}

/**
 * Timeout for the response headers, in milliseconds. The body has none: videos stream while they
 * play.
 */
const FIRST_BYTE_TIMEOUT = 30_000

const TYPES = /^(video\/(mp4|webm)|application\/pdf|model\/gltf-binary)$/

type FetchOptions = { method: string; headers: Record<string, string>; signal: AbortSignal }

/** Requests a video, document or model from the content service. Throws a `Refusal` on failure. */
async function fetchFile(url: string, { method, headers, signal }: FetchOptions) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), FIRST_BYTE_TIMEOUT)
  try {
    const response = await fetch(url, {
      method,
      // Byte ranges refer to the uncompressed file.
      headers: { ...headers, ...requestIdHeader(), 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.any([signal, timeout.signal]),
    })
    return await checkResponse(response)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(503, FILE_UNAVAILABLE, error)
  } finally {
    clearTimeout(timer)
  }
}

async function checkResponse(response: Response) {
  if (response.status === 304 || response.status === 416) return response
  if (!response.ok) return throwUpstreamError(response, FILE_UNAVAILABLE)
  if (TYPES.test(response.headers.get('content-type') ?? '') && response.headers.has('etag'))
    return response
  await response.body?.cancel()
  throw new Refusal(502, 'The content service did not send a film or file.')
}
