import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Bytes and the few words about them that are kept beside them. */
export type Entry = { body: Buffer<ArrayBuffer>; about: Record<string, string> }

/** Bytes to write, all at once or as they come. */
type Bytes = Uint8Array | AsyncIterable<Uint8Array>

const NEWLINE = 10

/** An entry as stored: one line of JSON, then the bytes. The line holds their length. */
export function encodeEntry({ body, about }: Entry): Buffer {
  const line = JSON.stringify({ length: body.length, about })
  return Buffer.concat([Buffer.from(`${line}\n`), body])
}

/** The entry in a stored file, or nothing where the file is not whole. */
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

/** Writes a file that is either there whole or not at all, also after a crash. */
export async function writeWhole(path: string, bytes: Bytes): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeNew(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeNew(path: string, bytes: Bytes) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    // Else the new name may reach the disk before the bytes do.
    await file.sync()
  } finally {
    await file.close()
  }
}
