import { readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Manifest } from '../archive/manifest.ts'
import { readArchive } from '../archive/read-archive.ts'
import { writeUnpacked } from '../write-unpacked.ts'
import { hashFile } from './hash-file.ts'

/**
 * Unpacks a backup into an empty folder, and reads what is on disk once more: every file has the
 * hash that it had when it was backed up, and there is no other.
 */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  const manifest = await readArchive(archive, (path, chunks, modified) =>
    writeUnpacked(folder, path, chunks, modified),
  )
  for (const path of filesBelow(folder)) {
    const expected = manifest.files[path]
    const file = join(folder, path)
    // Uploads that were deleted while the backup was taken.
    if (!expected) rmSync(file)
    else if ((await hashFile(file)) !== expected.sha256)
      throw new Error(`${file} is not what was written: check this disk, then restore again.`)
  }
  return manifest
}

function filesBelow(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
