import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isWhole } from './archive/is-whole.ts'
import { isBackupName } from './names.ts'

/**
 * Deletes all but the newest `keep` backups of a folder, and returns the names of the deleted ones.
 * Only whole ones count, so one that was cut off does not displace a good one; it is deleted, too,
 * once it is older than those that are kept. `keep` is at least 1, so the newest always stays.
 */
export async function rotate(folder: string, keep: number): Promise<string[]> {
  const names = readdirSync(folder).filter(isBackupName).sort().reverse()
  let whole = 0
  const removed: string[] = []
  for (const name of names) {
    const path = join(folder, name)
    if (whole >= Math.max(1, keep)) {
      rmSync(path)
      removed.push(name)
    } else if (await isWhole(path)) whole++
  }
  return removed
}
