import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { DeliveryError } from '../delivery-error.ts'
import { checkTarget } from './check-target.ts'
import { isAllowedAddress, isPublicAddress } from './networks.ts'

type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

type Message = { headers: Record<string, string>; body: string; timeoutMs: number }

const MAX_ANSWER = 64 * 1024
const INSIDE =
  'The address leads to this machine or into a private network. If that is meant, allow it in WEBHOOK_NETWORKS.'

/**
 * Posts to an address that an editor has entered. Redirects are not followed, and the connection is
 * made to the checked address itself, whatever its name resolves to later.
 */
export async function post(
  address: string,
  { headers, body, timeoutMs }: Message,
): Promise<Answer> {
  const problem = checkTarget(address)
  if (problem) throw new DeliveryError(problem)
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) && !mayReach(host)) throw new DeliveryError(INSIDE)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(timeoutMs)
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: checkedLookup,
      // It opens a new connection: none that was made before the check is reused.
      agent: false,
      signal,
    })
    outgoing.on('error', (error) => reject(explain(error)))
    outgoing.on('response', (response) => read(response).then(resolve, (e) => reject(explain(e))))
    outgoing.end(body)
  })
}

function mayReach(address: string) {
  return isPublicAddress(address) || isAllowedAddress(address)
}

const checkedLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => mayReach(address)))
      return callback(new DeliveryError(INSIDE), '')
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })
}

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > MAX_ANSWER) break
    chunks.push(chunk)
  }
  const { statusCode = 0, headers } = response
  return { status: statusCode, headers, body: Buffer.concat(chunks).toString('utf8') }
}

function explain(error: Error): DeliveryError {
  if (error instanceof DeliveryError) return error
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new DeliveryError('The other program did not answer in time.')
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return new DeliveryError(`The other program was not reached${code}.`)
}
