import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { kindOfName, mimeOf } from '../media/kinds.ts'
import type { Bucket } from '../media/storage/bucket.ts'

/** The names of the files that were sent, and how many the bucket had. */
export type MovedUploads = { sent: string[]; there: number; bytes: number }

/**
 * Sends the uploaded files of a folder that exists, and those of its bin, to a bucket; those that it has with
 * the same size are left out. Names carry a hash of the content. Reads the size of each afterwards.
 */
export async function moveUploads(
  folder: string,
  bucket: Pick<Bucket, 'put' | 'sizeOf'>,
): Promise<MovedUploads> {
  const moved: MovedUploads = { sent: [], there: 0, bytes: 0 }
  for (const { name, path, size } of await filesIn(folder)) {
    if ((await bucket.sizeOf(name)) === size) {
      moved.there++
      continue
    }
    const kind = kindOfName(name)
    await bucket.put(name, path, kind ? mimeOf(kind) : 'application/octet-stream')
    if ((await bucket.sizeOf(name)) !== size)
      throw new Error(`${name} has another size in the bucket. Run this once more.`)
    moved.sent.push(name)
    moved.bytes += size
  }
  return moved
}

async function filesIn(folder: string) {
  const files: { name: string; path: string; size: number }[] = []
  const bin = join(folder, 'bin')
  for (const place of existsSync(bin) ? [folder, bin] : [folder]) {
    for (const name of await readdir(place)) {
      const path = join(place, name)
      const found = await stat(path)
      if (found.isFile() && !name.endsWith('.tmp')) files.push({ name, path, size: found.size })
    }
  }
  return files
}
