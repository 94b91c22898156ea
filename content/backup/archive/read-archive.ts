import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { isObject, parseJson } from '@belvedere/kit/json.ts'
import { createTarDecoder } from 'modern-tar'
import { type Entry, isInside, type Manifest, NAMES, parseManifest } from './manifest.ts'

/** Takes the bytes of a file while an archive is read; they may still turn out to be altered. */
type Take = (path: string, chunks: AsyncIterable<Uint8Array>, modified?: Date) => Promise<void>

/** More bytes than any manifest has; another file of this name must not fill the memory. */
const MOST_OF_MANIFEST = 256 * 1024 * 1024

/**
 * Reads an archive from its first to its last byte, and resolves to its manifest once every file in
 * it has the hash that was noted when it was written. Rejects with a sentence if anything differs.
 */
export async function readArchive(path: string, take: Take = drain): Promise<Manifest> {
  const read = new Map<string, Entry>()
  let [manifest, end] = ['', '']
  try {
    for await (const { name, modified, chunks } of entriesOf(path)) {
      if (!isInside(name)) throw new Error(`${name} is no path of a backup`)
      if (name === NAMES.manifest) manifest = await textOf(chunks)
      else if (name === NAMES.end) end = await textOf(chunks)
      else read.set(name, await measured(chunks, (own) => take(name, own, modified)))
    }
  } catch (error) {
    if (isOwnFault(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw damaged(path, reason.replace(/\.$/, ''))
  }
  return judge(path, read, manifest, end)
}

/** A fault of the folder that files are unpacked into, such as a full disk. */
function isOwnFault(error: unknown) {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

function judge(path: string, read: Map<string, Entry>, text: string, end: string): Manifest {
  if (!text || !end) throw damaged(path, 'its end is missing')
  const noted = parseJson(end)
  const sha256 = createHash('sha256').update(text).digest('hex')
  if (!isObject(noted) || noted.manifest !== sha256) throw damaged(path, 'its manifest is altered')
  const manifest = parseManifest(parseJson(text))
  if (!manifest)
    throw new Error(`${path} was written by another version of Belvedere, whose format is unknown.`)
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const found = read.get(name)
    if (!found) throw damaged(path, `${name} is missing`)
    if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(path, `${name} is altered`)
  }
  return manifest
}

function damaged(path: string, reason: string) {
  return new Error(`The backup ${path} is damaged: ${reason}. Use another one.`)
}

async function measured(
  chunks: AsyncIterable<Uint8Array>,
  work: (chunks: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Entry> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* measuring() {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.byteLength
      yield chunk
    }
  }
  await work(measuring())
  return { bytes, sha256: hash.digest('hex') }
}

async function drain(_path: string, chunks: AsyncIterable<Uint8Array>) {
  for await (const _ of chunks);
}

async function textOf(chunks: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    if (bytes > MOST_OF_MANIFEST) throw new Error('its manifest is too long')
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString()
}

async function* entriesOf(path: string) {
  const decoder = createTarDecoder({ strict: true })
  const fed = feed(path, decoder.writable)
  // The reader below meets the same failure; without this it would end the process.
  fed.catch(() => {})
  const entries = decoder.readable.getReader()
  try {
    for (;;) {
      const { done, value } = await entries.read()
      if (done) break
      const { name, mtime } = value.header
      yield { name, modified: mtime, chunks: chunksOf(value.body) }
    }
    await fed
  } finally {
    // Whoever stops before the end lets go of the file, too.
    await entries.cancel().catch(() => {})
  }
}

async function feed(path: string, writable: WritableStream<Uint8Array>) {
  const writer = writable.getWriter()
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }))
      await writer.write(chunk)
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => {})
    throw error
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
