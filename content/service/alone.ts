import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Claims a data folder with a SQLite database for one content service, until the process ends, also
 * when it is killed. Throws if another one has it: each would send the mails and run the jobs of the
 * other. Programs that run for a moment, such as the one that sets a password, need no claim.
 *
 * SQLite’s own lock of a file is used, because Node has none.
 */
export function claimFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'service.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (cause) {
    lock.close()
    throw new Error(
      `Another content service uses ${folder}. Stop it, or set DATA_DIR. Several content services need PostgreSQL (docs/deploy.md).`,
      { cause },
    )
  }
}
