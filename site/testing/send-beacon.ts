import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { VisitBatch } from '@belvedere/kit/visits/batch.ts'
import type { Visits } from '../server/visits/visits.ts'

export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const HEADERS = { 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' }

type Headers = Record<string, string | undefined>

/** Sends a beacon to the handler as a browser does behind a proxy on this machine, without a server; resolves to the status. */
export async function sendBeacon(visits: Visits, body: unknown, headers: Headers = {}) {
  const proxy = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' })
  const request = new IncomingMessage(proxy)
  request.method = 'POST'
  request.url = '/visits'
  for (const [name, value] of Object.entries({ ...HEADERS, ...headers })) {
    if (value === undefined) continue
    request.headers[name] = value
    request.headersDistinct[name] = [value]
  }
  request.push(typeof body === 'string' ? body : JSON.stringify(body))
  request.push(null)
  const response = new ServerResponse(request)
  await visits.answer(request, response)
  return response.statusCode
}

/** The sums of all batches, by kind and name. */
export function countedIn(batches: readonly VisitBatch[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { kind, name, count } of batches.flatMap(({ counts }) => counts))
    sums[`${kind} ${name}`] = (sums[`${kind} ${name}`] ?? 0) + count
  return sums
}
