import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '@belvedere/kit/disk-entry.ts'
import { DiskIndex } from '@belvedere/kit/disk-index.ts'

/** A file on this disk, and the headers it is sent with. */
export type KeptFile = { path: string; size: number; headers: Record<string, string> }

/** A whole file as it arrives. */
export type Arriving = {
  length: number
  headers: Record<string, string>
  body: AsyncIterable<Uint8Array>
}

/**
 * Films and other files that were fetched whole, each with its headers beside it. The ones used
 * longest ago give way at the cap; the folder may be deleted at any time.
 */
export class KeptFiles {
  readonly #dir: string
  readonly #capBytes: number
  readonly #index: DiskIndex

  constructor(dir: string, capBytes: number) {
    this.#dir = dir
    this.#capBytes = capBytes
    this.#index = new DiskIndex(dir, capBytes)
  }

  async find(file: string): Promise<KeptFile | undefined> {
    const path = join(this.#dir, file)
    const [found, about] = await Promise.all([
      stat(path).catch(() => undefined),
      readFile(`${path}.json`, 'utf8').catch(() => undefined),
    ])
    const headers = about === undefined ? undefined : parseHeaders(about)
    if (!found?.isFile() || !headers) return undefined
    this.#index.used(path, found.size)
    return { path, size: found.size, headers }
  }

  /** Keeps a file once all of it has arrived; one that ends too early is not kept. */
  async keep(file: string, { length, headers, body }: Arriving): Promise<void> {
    if (length > this.#capBytes) return
    const path = join(this.#dir, file)
    await writeWhole(`${path}.json`, Buffer.from(JSON.stringify(headers)))
    try {
      await writeWhole(path, exactly(length, body))
    } catch (error) {
      await rm(`${path}.json`, { force: true })
      throw error
    }
    await this.#index.added(path, length)
  }
}

async function* exactly(length: number, body: AsyncIterable<Uint8Array>) {
  let arrived = 0
  for await (const piece of body) {
    arrived += piece.length
    if (arrived > length) break
    yield piece
  }
  if (arrived !== length) throw new Error(`${arrived} of ${length} bytes arrived.`)
}

function parseHeaders(about: string): Record<string, string> | undefined {
  try {
    const headers: unknown = JSON.parse(about)
    return isHeaders(headers) ? headers : undefined
  } catch {
    return undefined
  }
}

function isHeaders(headers: unknown): headers is Record<string, string> {
  if (typeof headers !== 'object' || headers === null || !('etag' in headers)) return false
  return Object.values(headers).every((value) => typeof value === 'string')
}
