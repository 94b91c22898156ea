import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { asFields, parseJson } from '@belvedere/kit/json.ts'
import { filesBeside } from './delivered-file.ts'

/** The query for the files that records have, also those in the bin. */
export const STORED_FILES = 'SELECT filename, shapes FROM media WHERE filename IS NOT NULL'

/** The files that the database expects, and those of them that are in no folder. */
export type Uploads = { expected: number; missing: string[] }

/** Compares the rows of `STORED_FILES` with the folder of uploads, and with that of the bin in it. */
export function compareUploads(rows: readonly unknown[], folder: string): Uploads {
  const there = new Set([folder, join(folder, 'bin')].flatMap(namesIn))
  const expected = rows.flatMap(filesOfRow)
  return { expected: expected.length, missing: expected.filter((name) => !there.has(name)) }
}

/** What is wrong if not one of the expected files is there, as when a disk is not mounted. */
export function awaySentence(folder: string, { expected, missing }: Uploads): string | undefined {
  if (expected === 0 || missing.length < expected) return undefined
  const files = expected === 1 ? 'the one file' : `any of the ${expected} files`
  return `The folder of uploads, ${folder}, does not have ${files} that the database expects. Is its disk mounted? Mount it, or restore the folder from a backup.`
}

/** Whether there is a folder with at least one uploaded file: a quick look, without the database. */
export function hasUploads(folder: string): boolean {
  return namesIn(folder).some((name) => name !== 'bin' && !name.endsWith('.tmp'))
}

/** The files of a row of the table `media`, as the driver of either engine reads it. */
export function filesOfRow(row: unknown): string[] {
  const { filename, shapes } = asFields(row)
  if (typeof filename !== 'string' || !filename) return []
  // SQLite keeps JSON as text.
  const facts = typeof shapes === 'string' ? parseJson(shapes) : shapes
  return [filename, ...filesBeside({ filename, shapes: facts })]
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
