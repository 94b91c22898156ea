import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './archive/manifest.ts'
import { readArchive } from './archive/read-archive.ts'
import type { Database } from './database/database.ts'
import { requireRecords } from './require-records.ts'
import { writeUnpacked } from './write-unpacked.ts'

/**
 * Reads an archive from disk and checks all of it: every file by its hash, and the database by
 * opening it and counting its records.
 */
export async function readBack(
  archive: string,
  database: Database,
  folder: string,
): Promise<Manifest> {
  const check = join(folder, 'check')
  await mkdir(check, { mode: 0o700 })
  const manifest = await readArchive(archive, async (path, chunks) => {
    if (path === database.name) await writeUnpacked(check, path, chunks)
    else for await (const _ of chunks);
  })
  requireRecords(manifest.records, await database.count(join(check, database.name)), archive)
  rmSync(check, { recursive: true })
  return manifest
}
