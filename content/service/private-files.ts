import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { createLog } from '@belvedere/kit/log.ts'

const log = createLog('content')
const [FOLDER, FILE] = [0o700, 0o600]

/** Creates a folder that only its owner can read, or restricts an existing one. */
export function keepFolderPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  restrict(folder, FOLDER)
}

/**
 * Creates the file of a SQLite database that only its owner can read, or restricts an existing one.
 * SQLite creates the files beside it (`-wal`, `-shm`) with the same mode.
 */
export function keepDatabasePrivate(file: string): void {
  closeSync(openSync(file, 'a', FILE))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(path)) restrict(path, FILE)
  }
}

/** Some file systems have no modes, and another owner's file cannot be changed: that is logged. */
function restrict(path: string, mode: number) {
  if ((statSync(path).mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    log.warn(`Data may be readable by others: set the mode of ${path} to ${mode.toString(8)}`, {
      error,
    })
  }
}
