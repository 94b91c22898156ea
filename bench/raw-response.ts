import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A response as it was sent: status, headers in order (name, value, name, …), encoded body. */
export type RawResponse = {
  status: number
  headers: string[]
  body: Buffer
  keepAliveSeconds: number
}

/** Headers that a server computes for each response. */
const PER_RESPONSE = new Set(['date', 'connection', 'keep-alive'])

/** Requests an address as brotli, without decoding the body, as `fetch` would. */
export async function readRaw(url: string): Promise<RawResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })
  if (response.headers['content-encoding'] !== 'br')
    throw new Error(`${url} is not served as brotli.`)
  return {
    status: response.statusCode ?? 0,
    headers: pairs(response.rawHeaders)
      .filter(([name]) => !PER_RESPONSE.has(name.toLowerCase()))
      .flat(),
    body: await buffer(response),
    keepAliveSeconds: Number(/\d+/.exec(String(response.headers['keep-alive']))?.[0] ?? 5),
  }
}

/** A flat list of headers as pairs of name and value. */
export function pairs(headers: readonly string[]): [name: string, value: string][] {
  const names = headers.filter((_, index) => index % 2 === 0)
  return names.map((name, index) => [name, headers[index * 2 + 1] ?? ''])
}
