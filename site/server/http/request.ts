import type { IncomingMessage, ServerResponse } from 'node:http'

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

export function isReadMethod({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The path of an address, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/** Strips scheme and host: servers must accept the absolute form too (RFC 9112, 3.2.2). */
export function originForm(url: string): string {
  const path = /^https?:\/\/[^/?#]*(.*)/is.exec(url)?.[1]
  if (path === undefined) return url
  return path.startsWith('/') ? path : `/${path}`
}

/** Reads a request's body; undefined if it is longer than `maxBytes`. */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > maxBytes) break
    chunks.push(chunk)
  }
  if (bytes <= maxBytes) return Buffer.concat(chunks)
  // The rest is discarded: left unread, it would hold up the next request of the connection.
  request.resume()
  return undefined
}
