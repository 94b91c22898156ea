import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '@belvedere/kit/disk-entry.ts'
import { DiskIndex } from '@belvedere/kit/disk-index.ts'
import { parseJson } from '@belvedere/kit/json.ts'

/** A cached file and its response headers. */
export type CachedFile = { path: string; size: number; headers: Record<string, string> }

/** A complete file that is being downloaded. `length` is in bytes. */
type IncomingFile = {
  length: number
  headers: Record<string, string>
  body: AsyncIterable<Uint8Array>
}

/**
 * A disk cache for films and other files; each has its headers and its hash in a `.json` file
 * beside it, and is compared with the hash when the process first reads it. Above the cap the least
 * recently used files are deleted. The folder may be deleted at any time.
 */
export class FileCache {
  readonly #dir: string
  readonly #capBytes: number
  readonly #index: DiskIndex
  /** By path, the hash that each file was compared with, and whether it is as it was stored. */
  readonly #verified = new Map<string, { hash: string; isAsStored: Promise<boolean> }>()

  constructor(dir: string, capBytes: number) {
    this.#dir = dir
    this.#capBytes = capBytes
    this.#index = new DiskIndex(dir, capBytes)
  }

  async find(file: string): Promise<CachedFile | undefined> {
    const path = join(this.#dir, file)
    const [stats, json] = await Promise.all([
      stat(path).catch(() => undefined),
      readFile(`${path}.json`, 'utf8').catch(() => undefined),
    ])
    if (!stats?.isFile() || json === undefined) return undefined
    const info = parseInfo(json)
    if (!info || !(await this.#isAsStored(path, info))) return this.#drop(path)
    this.#index.used(path, stats.size)
    return { path, size: stats.size, headers: info.headers }
  }

  /** Stores a file. Rejects, and stores nothing, if its length is not as announced. */
  async store(file: string, { length, headers, body }: IncomingFile): Promise<void> {
    if (length > this.#capBytes) return
    const path = join(this.#dir, file)
    const hash = createHash('sha256')
    await writeAtomically(path, hashed(withLength(length, body), hash))
    try {
      const info = describe({ headers, hash: hash.digest('hex') })
      await writeAtomically(`${path}.json`, Buffer.from(JSON.stringify(info)))
    } catch (error) {
      await this.#drop(path)
      throw error
    }
    await this.#index.added(path, length)
  }

  /** Concurrent requests share one comparison. */
  #isAsStored(path: string, info: FileInfo): Promise<boolean> {
    const known = this.#verified.get(path)
    if (known?.hash === info.hash) return known.isAsStored
    const started = isAsStored(path, info)
    this.#verified.set(path, { hash: info.hash, isAsStored: started })
    return started
  }

  async #drop(path: string): Promise<undefined> {
    this.#index.remove(path)
    this.#verified.delete(path)
    await Promise.all([rm(`${path}.json`, { force: true }), rm(path, { force: true })])
  }
}

/** The hash covers the headers, too. */
function describe({ headers, hash }: FileInfo): FileInfo {
  const whole = createHash('sha256').update(JSON.stringify(headers)).update(hash)
  return { headers, hash: whole.digest('hex') }
}

async function isAsStored(path: string, { headers, hash }: FileInfo): Promise<boolean> {
  const found = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) found.update(chunk)
  } catch {
    return false
  }
  return describe({ headers, hash: found.digest('hex') }).hash === hash
}

async function* hashed(body: AsyncIterable<Uint8Array>, hash: Hash) {
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
}

async function* withLength(length: number, body: AsyncIterable<Uint8Array>) {
  let received = 0
  for await (const chunk of body) {
    received += chunk.length
    if (received > length) break
    yield chunk
  }
  if (received !== length) throw new Error(`Received ${received} of ${length} bytes.`)
}

/** What is stored beside a cached file: the headers it is served with, and its hash. */
type FileInfo = { headers: Record<string, string>; hash: string }

/** Parses a stored description; undefined if it is incomplete. */
function parseInfo(json: string): FileInfo | undefined {
  const info = parseJson(json)
  return isInfo(info) ? info : undefined
}

function isInfo(info: unknown): info is FileInfo {
  if (typeof info !== 'object' || info === null || !('hash' in info)) return false
  return typeof info.hash === 'string' && 'headers' in info && isHeaders(info.headers)
}

function isHeaders(headers: unknown): headers is Record<string, string> {
  if (typeof headers !== 'object' || headers === null || !('etag' in headers)) return false
  return Object.values(headers).every((value) => typeof value === 'string')
}
