import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A cached body and its metadata. */
export type Entry = { body: Buffer<ArrayBuffer>; about: Record<string, string> }

/** Bytes to write, at once or as a stream. */
type Bytes = Uint8Array | AsyncIterable<Uint8Array>

const NEWLINE = 10

/** Encodes an entry: one line of JSON with the body's length and metadata, then the body. */
export function encodeEntry({ body, about }: Entry): Buffer {
  const line = JSON.stringify({ length: body.length, about })
  return Buffer.concat([Buffer.from(`${line}\n`), body])
}

/** Decodes a stored entry; undefined if the file is incomplete. */
export function decodeEntry(stored: Buffer<ArrayBuffer>): Entry | undefined {
  const end = stored.indexOf(NEWLINE)
  const head = end < 0 ? undefined : parseHead(stored.toString('utf8', 0, end))
  const body = stored.subarray(end + 1)
  return head?.length === body.length ? { body, about: head.about } : undefined
}

function parseHead(line: string): { length: number; about: Record<string, string> } | undefined {
  try {
    const head: unknown = JSON.parse(line)
    return isHead(head) ? head : undefined
  } catch {
    return undefined
  }
}

function isHead(head: unknown): head is { length: number; about: Record<string, string> } {
  return typeof head === 'object' && head !== null && 'length' in head && 'about' in head
}

/** Writes a file atomically: it is complete or missing, even after a crash. */
export async function writeAtomically(path: string, bytes: Bytes): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeNew(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function writeNew(path: string, bytes: Bytes) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    // Otherwise the new name may reach the disk before the data does.
    await file.sync()
  } finally {
    await file.close()
  }
}
