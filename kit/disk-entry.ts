import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseJson } from './json.ts'

/** A cached body and its metadata. */
export type Entry = { body: Buffer<ArrayBuffer>; about: Record<string, string> }

/** Bytes to write, at once or as a stream. */
type Bytes = Uint8Array | AsyncIterable<Uint8Array>

const NEWLINE = 10

/** Encodes an entry: one line of JSON with the hash, the length and the metadata, then the body. */
export function encodeEntry({ body, about }: Entry): Buffer {
  const line = JSON.stringify({ hash: hashOf(body, about), length: body.length, about })
  return Buffer.concat([Buffer.from(`${line}\n`), body])
}

/**
 * Decodes a stored entry; undefined if the file is incomplete, or altered as far as the hash is
 * compared: `isTrusted` skips that for a file that this process has verified before.
 */
export function decodeEntry(stored: Buffer<ArrayBuffer>, isTrusted = false): Entry | undefined {
  const end = stored.indexOf(NEWLINE)
  const head = end < 0 ? undefined : parseHead(stored.toString('utf8', 0, end))
  const body = stored.subarray(end + 1)
  if (head?.length !== body.length) return undefined
  const isGood = isTrusted || head.hash === hashOf(body, head.about)
  return isGood ? { body, about: head.about } : undefined
}

function hashOf(body: Buffer, about: Entry['about']) {
  return createHash('sha256').update(JSON.stringify(about)).update('\n').update(body).digest('hex')
}

type Head = { hash: string; length: number; about: Entry['about'] }

function parseHead(line: string): Head | undefined {
  const head = parseJson(line)
  return isHead(head) ? head : undefined
}

function isHead(head: unknown): head is Head {
  if (typeof head !== 'object' || head === null) return false
  return 'hash' in head && 'length' in head && 'about' in head
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
