import type { ServerResponse } from 'node:http'
import { BASE_HEADERS } from './security-headers.ts'

/** Sends a plain-text response that is not cached. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, {
    ...BASE_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(`${text}\n`)
}

/** Refuses a request that lacks the publish key, and names the scheme by which to send it. */
export function refuseWithoutKey(response: ServerResponse): void {
  const text = 'Send the publish key as a bearer token.'
  sendText(response, 401, text, { 'www-authenticate': 'Bearer' })
}

/** Sends JSON that clients revalidate each time. */
export function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, {
    ...BASE_HEADERS,
    'content-type': 'application/json',
    'cache-control': 'no-cache',
  })
  response.end(JSON.stringify(value))
}
