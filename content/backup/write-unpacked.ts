import { createWriteStream } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Writes a file of an archive below a folder, readable by this user alone. A later one replaces it. */
export async function writeUnpacked(
  folder: string,
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  modified?: Date,
): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(chunks, createWriteStream(file, { mode: 0o600, flush: true }))
  if (modified) await utimes(file, modified, modified)
}
