import type { IncomingMessage, ServerResponse } from 'node:http'
import { BODY_LENGTH } from './body-length.ts'

/**
 * Gives every answer over HTTP/1.0 its length: such a connection ends with the answer, so that a
 * proxy (nginx, unless told otherwise) cannot tell a whole one from one that broke off, and may keep
 * half a page. An answer without a length is held back until it is whole; events are sent at once.
 */
export function lengthForHttp10(request: IncomingMessage, response: ServerResponse): void {
  if (request.httpVersion !== '1.0' || request.method === 'HEAD') return
  const { writeHead, write, end, flushHeaders } = response
  const release = () => Object.assign(response, { writeHead, write, end, flushHeaders })
  const held: Buffer[] = []
  const isSentAtOnce = () => held.length === 0 && hasLength(response)

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const [reason] = rest
    if (typeof reason === 'string') response.statusMessage = reason
    const headers = headersIn(rest.find((one) => typeof one === 'object'))
    for (const [name] of headers) response.removeHeader(name)
    for (const [name, value] of headers) response.appendHeader(name, value)
    return response
  }
  response.flushHeaders = () => {
    if (isSentAtOnce()) release().flushHeaders()
  }
  response.write = (...args: unknown[]) => {
    if (isSentAtOnce()) return Reflect.apply(release().write, response, args)
    held.push(bytesOf(args))
    calledBackBy(args)?.()
    return true
  }
  response.end = (...args: unknown[]) => {
    if (isSentAtOnce()) return Reflect.apply(release().end, response, args)
    held.push(bytesOf(args))
    const body = Buffer.concat(held)
    if (body.length > 0 || mayHaveBody(response)) response.setHeader('content-length', body.length)
    // Parts with lengths of their own came with HTTP/1.1.
    response.removeHeader('transfer-encoding')
    return release().end(body, calledBackBy(args))
  }
}

function hasLength(response: ServerResponse) {
  if (response.hasHeader('content-length')) return true
  if (response.hasHeader(BODY_LENGTH)) return !response.hasHeader('content-encoding')
  return /^text\/event-stream/.test(String(response.getHeader('content-type') ?? ''))
}

function mayHaveBody({ statusCode }: ServerResponse) {
  return statusCode >= 200 && statusCode !== 204 && statusCode !== 304
}

type Header = [name: string, value: string | string[]]

/** The headers of a call of `writeHead`: an object, pairs, or names and values in turn. */
function headersIn(headers: unknown): Header[] {
  if (!Array.isArray(headers)) return Object.entries({ ...Object(headers) }).map(asHeader)
  if (Array.isArray(headers[0])) return headers.map(asHeader)
  return headers.flatMap((name, i) => (i % 2 === 0 ? [asHeader([name, headers[i + 1]])] : []))
}

function asHeader([name, value]: unknown[]): Header {
  return [String(name), Array.isArray(value) ? value.map(String) : String(value ?? '')]
}

function bytesOf([chunk, encoding]: unknown[]): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk)
  if (typeof chunk !== 'string') return Buffer.alloc(0)
  const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding)
  return Buffer.from(chunk, isNamed ? encoding : 'utf8')
}

function calledBackBy(args: unknown[]): (() => void) | undefined {
  const last = args.at(-1)
  return typeof last === 'function' ? () => void Reflect.apply(last, undefined, []) : undefined
}
