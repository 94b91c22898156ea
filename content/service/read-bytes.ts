/** A request body that is larger than its sender may send. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
  readonly limit: number

  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes.`)
    this.limit = limit
  }
}

/** The limit without a session and, if a body exceeds it, the limit for its sender. */
type Limits = { anonymous: number; sender?: () => Promise<number> }

/**
 * The body of a request. Its bytes are counted as they arrive, whatever its length says; throws a
 * `TooLargeError` as soon as there are too many. The rest is left unread rather than cancelled:
 * cancelling would close the connection before the answer is sent.
 */
export async function readBytes(request: Request, limits: Limits): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let [size, limit] = [0, limits.anonymous]
  const check = async (bytes: number) => {
    if (bytes > limit && limits.sender) limit = Math.max(limit, await limits.sender())
    if (bytes > limit) throw new TooLargeError(limit)
  }
  await check(Number(request.headers.get('content-length') ?? 0))
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength
    await check(size)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The body of a request; undefined when it exceeds a limit, whatever its Content-Length says. */
export function readUpTo(request: Request, limit: number): Promise<Buffer | undefined> {
  return readBytes(request, { anonymous: limit }).catch((error: unknown) => {
    if (error instanceof TooLargeError) return undefined
    throw error
  })
}

/** The body as a stream that can be cancelled without closing the connection. */
export function keepOpen(request: Request): ReadableStream<Uint8Array> {
  const chunks = chunksOf(request)
  return new ReadableStream({
    pull: async (out) => {
      const { done, value } = await chunks.next()
      if (done) out.close()
      else out.enqueue(value)
    },
  })
}

/** If the consumer stops, the rest of the body stays unread. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array, undefined> {
  const reader = body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return undefined
    yield part.value
  }
}
