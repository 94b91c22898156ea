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

/** The kind of the measured response: a page as brotli, or a picture as AVIF. */
export type Subject = 'page' | 'picture'

/** The request headers that a browser selects the encoding or format with. */
export const SELECT: Record<Subject, Record<string, string>> = {
  page: { 'accept-encoding': 'br' },
  picture: { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' },
}

/** Requests an address without decoding the body, as `fetch` would. */
export async function readRaw(url: string, subject: Subject = 'page'): Promise<RawResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: SELECT[subject] }, resolve).on('error', reject)
  })
  const { 'content-encoding': encoding, 'content-type': type } = response.headers
  if (subject === 'page' && encoding !== 'br') throw new Error(`${url} is not served as brotli.`)
  if (subject === 'picture' && type !== 'image/avif')
    throw new Error(`${url} is not served as AVIF.`)
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
