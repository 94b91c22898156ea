import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { File } from 'payload'

/**
 * An uploaded file: its bytes, or the path of a temporary file. Videos are never held in memory.
 */
export type Bytes = Buffer | string

/** The bytes of a Payload upload, or the path of its temporary file. */
export function bytesOf({ data, tempFilePath }: File): Bytes {
  return tempFilePath && data.length === 0 ? tempFilePath : data
}

/** Up to `length` bytes from offset `start`. */
export async function readPart(bytes: Bytes, start: number, length: number): Promise<Buffer> {
  if (typeof bytes !== 'string') return bytes.subarray(start, start + length)
  const file = await open(bytes)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export async function sizeOf(bytes: Bytes): Promise<number> {
  return typeof bytes === 'string' ? (await stat(bytes)).size : bytes.length
}

/** The bytes as a stream of chunks, or as one buffer. */
export function chunksOf(bytes: Bytes): AsyncIterable<Buffer> | Buffer {
  return typeof bytes === 'string' ? createReadStream(bytes) : bytes
}

/** SHA-256 of the bytes, in hex. */
export async function hashOf(bytes: Bytes): Promise<string> {
  const hash = createHash('sha256')
  if (typeof bytes !== 'string') return hash.update(bytes).digest('hex')
  for await (const piece of createReadStream(bytes)) hash.update(piece)
  return hash.digest('hex')
}
