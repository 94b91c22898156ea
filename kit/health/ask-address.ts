import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { TLSSocket } from 'node:tls'

/** What answered at an address. */
export type Answer = {
  status: number
  headers: Headers
  /** When the certificate ends; undefined without TLS. */
  certificateEnds: Date | undefined
}

/** Asks an address as any client would, with the certificates that this machine knows. */
export function askAddress(url: string, timeoutMs = 8000): Promise<Answer> {
  const request = url.startsWith('https:') ? secure : plain
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, signal: AbortSignal.timeout(timeoutMs) })
    sent.on('error', (error) => reject(inTime(error)))
    sent.on('response', (response) => {
      const ends = endOf(response.socket)
      response.resume()
      const headers = new Headers({ date: response.headers.date ?? '' })
      resolve({ status: response.statusCode ?? 0, headers, certificateEnds: ends })
    })
    sent.end()
  })
}

/** The platform says of both that they were aborted. */
function inTime(error: Error) {
  return error.name === 'AbortError' && error.cause instanceof Error ? error.cause : error
}

function endOf(socket: unknown) {
  if (!(socket instanceof TLSSocket)) return undefined
  const ends = new Date(socket.getPeerCertificate().valid_to)
  return Number.isNaN(ends.getTime()) ? undefined : ends
}
