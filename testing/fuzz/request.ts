import { connect } from 'node:net'
import type { Choices } from './choices.ts'

/** A request in its form on the wire, which may break any rule of HTTP. */
export type RawRequest = {
  method: string
  target: string
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
}

export type RawAnswer = {
  /** 0 if the connection ended without an answer. */
  status: number
  /** Status line, headers and body. */
  text: string
  /** Whether the response was complete within the time limit. */
  isComplete: boolean
}

/** The bytes of a request. `connection: close` makes the end of the answer the end of its body. */
function bytesOf({ method, target, headers, body }: RawRequest): Buffer {
  const lines = [...headers, ['connection', 'close'] as const].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`), body])
}

/**
 * Whether a request announces more bytes than it sends, so that only the end of the connection ends
 * it.
 */
export function breaksOff({ headers, body }: RawRequest): boolean {
  const length = headers.find(([name]) => name === 'content-length')?.[1]
  return Number(length ?? 0) > body.length
}

/** Sends a request to a program on this machine; an incomplete one ends its connection. */
export function sendRaw(port: number, request: RawRequest, withinMs: number): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' })
    const finish = (isComplete: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      const text = Buffer.concat(chunks)
        .toString()
        .replace(/^HTTP\/1\.1 1\d\d .*\r\n\r\n/, '')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ status, text, isComplete })
    }
    const timer = setTimeout(() => finish(false), withinMs)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
    if (breaksOff(request)) socket.end(bytesOf(request))
    else socket.write(bytesOf(request))
  })
}

/** A separate client address for each request, so that no rate limit ends the run. */
export function anyClient(choices: Choices): readonly [string, string] {
  const part = () => choices.between(1, 254)
  return ['x-forwarded-for', `198.18.${part()}.${part()}`]
}
