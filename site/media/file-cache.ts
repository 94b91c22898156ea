import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '@belvedere/kit/disk-entry.ts'
import { DiskIndex } from '@belvedere/kit/disk-index.ts'

/** A cached file and its response headers. */
export type CachedFile = { path: string; size: number; headers: Record<string, string> }

/** A complete file that is being downloaded. `length` is in bytes. */
export type IncomingFile = {
  length: number
  headers: Record<string, string>
  body: AsyncIterable<Uint8Array>
}

/**
 * A disk cache for films and other files; each has its headers in a `.json` file beside it. Above
 * the cap the least recently used files are deleted. The folder may be deleted at any time.
 */
export class FileCache {
  readonly #dir: string
  readonly #capBytes: number
  readonly #index: DiskIndex

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
    const headers = json === undefined ? undefined : parseHeaders(json)
    if (!stats?.isFile() || !headers) return undefined
    this.#index.used(path, stats.size)
    return { path, size: stats.size, headers }
  }

  /** Stores a file. Rejects, and stores nothing, if its length is not as announced. */
  async store(file: string, { length, headers, body }: IncomingFile): Promise<void> {
    if (length > this.#capBytes) return
    const path = join(this.#dir, file)
    await writeAtomically(`${path}.json`, Buffer.from(JSON.stringify(headers)))
    try {
      await writeAtomically(path, withLength(length, body))
    } catch (error) {
      await rm(`${path}.json`, { force: true })
      throw error
    }
    await this.#index.added(path, length)
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

function parseHeaders(json: string): Record<string, string> | undefined {
  try {
    const headers: unknown = JSON.parse(json)
    return isHeaders(headers) ? headers : undefined
  } catch {
    return undefined
  }
}

function isHeaders(headers: unknown): headers is Record<string, string> {
  if (typeof headers !== 'object' || headers === null || !('etag' in headers)) return false
  return Object.values(headers).every((value) => typeof value === 'string')
}
