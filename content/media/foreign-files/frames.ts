/** A message between the service and a reading process: a JSON value, and bytes beside it. */
export type Frame = { value: unknown; bytes: Buffer }

/** A response that is longer than its kind allows. */
export class TooLongError extends Error {
  override name = 'TooLongError'
}

/** The lengths of both parts in bytes, which precede them. */
const HEAD = 8

/** The parts of a frame in the order in which they are written. */
export function frameOf(value: unknown, bytes: Uint8Array = new Uint8Array()): Uint8Array[] {
  const text = Buffer.from(JSON.stringify(value))
  const head = Buffer.alloc(HEAD)
  head.writeUInt32LE(text.length)
  head.writeUInt32LE(bytes.length, 4)
  return [head, text, bytes]
}

/**
 * Assembles a frame of at most `most` bytes from chunks. The next one begins when it is answered.
 */
export class FrameReader {
  readonly #most: number
  #chunks: Buffer[] = []
  #length = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Takes the next chunk; returns the frame once it is complete. Throws for one that is too long. */
  push(chunk: Buffer): Frame | undefined {
    this.#chunks.push(chunk)
    this.#length += chunk.length
    if (this.#length < HEAD) return undefined
    const [first = chunk] = this.#chunks
    const head = first.length < HEAD ? this.#join() : first
    const split = HEAD + head.readUInt32LE(0)
    const end = split + head.readUInt32LE(4)
    if (end > this.#most) throw new TooLongError(`A message of ${end} bytes is too long.`)
    if (this.#length < end) return undefined
    if (this.#length > end) throw new Error('There is more than one message.')
    const whole = this.#join()
    this.#chunks = []
    this.#length = 0
    return {
      value: JSON.parse(whole.toString('utf8', HEAD, split)),
      bytes: whole.subarray(split, end),
    }
  }

  #join(): Buffer {
    const whole = Buffer.concat(this.#chunks)
    this.#chunks = [whole]
    return whole
  }
}
