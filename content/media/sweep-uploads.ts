import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { uploadsDir } from './uploads.ts'

/** Longer than any upload takes: what is younger may still be written, by a seed for example. */
const OLD = 10 * 60_000

/** Takes away what a killed process had written of a file that nobody was told is saved. */
export function sweepUploads(now = Date.now()): void {
  const folder = uploadsDir()
  if (!existsSync(folder)) return
  const drafts = readdirSync(folder).filter((name) => name.endsWith('.tmp'))
  for (const path of drafts.map((name) => join(folder, name)))
    if (now - statSync(path).mtimeMs > OLD) rmSync(path, { force: true })
}
