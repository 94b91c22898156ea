import { Agent, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

export type Answer = {
  startedAt: number
  endedAt: number
  status: number
  headers: Record<string, string | undefined>
  /** The decoded body. */
  body: Buffer
}

/** A request that got no complete answer. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

type Request = { port: number; path: string; headers?: Record<string, string>; limitMs: number }

/** Visitors' browsers, or the proxy in front of the site, keep connections open. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Closes the connections that are not in use. */
export function closeConnections(): void {
  agent.destroy()
}

/**
 * Requests an address. Like browsers and proxies, it retries when the server closed a kept-alive
 * connection just as it was used again.
 */
export async function ask(options: Request): Promise<Answer> {
  const startedAt = Date.now()
  try {
    return await send(options, startedAt)
  } catch (error) {
    if (!(error instanceof ClosedMeanwhile)) throw error
    return send({ ...options, limitMs: options.limitMs - (Date.now() - startedAt) }, startedAt)
  }
}

class ClosedMeanwhile extends NoAnswer {}

function send({ port, path, headers, limitMs }: Request, startedAt: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sent = request({ host: '127.0.0.1', port, path, headers, agent })
    const fail = (reason: string) => reject(new NoAnswer(reason))
    const timer = setTimeout(() => {
      fail(`no complete answer within ${limitMs} ms`)
      sent.destroy()
    }, limitMs)
    sent.on('close', () => clearTimeout(timer))
    sent.on('error', (error) => {
      if (sent.reusedSocket && chunks.length === 0) reject(new ClosedMeanwhile(error.message))
      else fail(error.message)
    })
    sent.on('response', (response) => {
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', (error) => fail(`broken off: ${error.message}`))
      response.on('end', () => {
        const { statusCode: status = 0, headersDistinct } = response
        const names = Object.entries(headersDistinct)
        const about = Object.fromEntries(names.map(([name, values]) => [name, values?.join(', ')]))
        decode(Buffer.concat(chunks), about['content-encoding']).then(
          (body) => resolve({ startedAt, endedAt: Date.now(), status, headers: about, body }),
          (error) => fail(`the body cannot be decoded: ${error}`),
        )
      })
    })
    sent.end()
  })
}

const DECODERS: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
}

async function decode(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === undefined) return body
  const decoder = DECODERS[encoding]
  if (!decoder) throw new Error(`unknown encoding ${encoding}`)
  return decoder(body)
}
