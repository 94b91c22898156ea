import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from '@belvedere/kit/disk-entry.ts'
import { isObject, parseJson } from '@belvedere/kit/json.ts'

/** The last backup that was taken and read back. */
export type LastBackup = {
  /** When it was finished, and how long that took. */
  finishedAt: string
  seconds: number
  /** The archive, and its size. */
  file: string
  bytes: number
  records: number
  files: number
  /** Uploads that the database names and that were not there. */
  missing: number
}

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Notes a backup in the data folder, for whoever watches the service. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  await writeAtomically(fileIn(dataDir), Buffer.from(`${JSON.stringify(backup, null, 2)}\n`))
}

/** The last backup that the command took; undefined if there was none, or the note is damaged. */
export function readLastBackup(dataDir: string): LastBackup | undefined {
  const file = fileIn(dataDir)
  const note = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined
  return isNote(note) ? note : undefined
}

function isNote(note: unknown): note is LastBackup {
  if (!isObject(note)) return false
  const numbers = [note.seconds, note.bytes, note.records, note.files, note.missing]
  const isDated = typeof note.finishedAt === 'string' && !Number.isNaN(Date.parse(note.finishedAt))
  return isDated && typeof note.file === 'string' && numbers.every(Number.isFinite)
}
