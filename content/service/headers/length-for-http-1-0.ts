import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
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
    for (const [name, value] of headersIn(rest.at(-1))) response.setHeader(name, value)
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

/** The headers of a call of `writeHead`; the programs here name them in an object. */
function headersIn(headers: unknown) {
  const all: OutgoingHttpHeaders = { ...Object(headers) }
  return Object.entries(all).map(([name, value]) => [name, value ?? ''] as const)
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
