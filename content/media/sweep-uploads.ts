import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { uploadsDir } from './storage/uploads-storage.ts'

/** Longer than any upload takes; newer files may still be in progress, for example by a seed. */
const MAX_AGE = 10 * 60_000

/** Deletes partial files that a killed process left behind. */
export function sweepUploads(now = Date.now()): void {
  const folder = uploadsDir()
  if (!existsSync(folder)) return
  const partial = readdirSync(folder).filter((name) => name.endsWith('.tmp'))
  for (const path of partial.map((name) => join(folder, name)))
    if (now - statSync(path).mtimeMs > MAX_AGE) rmSync(path, { force: true })
}
