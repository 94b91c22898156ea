import { asFields, parseJson } from '@belvedere/kit/json.ts'
import { filesBeside } from './delivered-file.ts'
import type { UploadStore } from './storage/upload-store.ts'

/** The query for the files that records have, also those in the bin. */
export const STORED_FILES = 'SELECT filename, shapes FROM media WHERE filename IS NOT NULL'

/** The files that the database expects, and those of them that are not there. */
export type Uploads = { expected: number; missing: string[] }

/** Compares the rows of `STORED_FILES` with the names of the files that are kept. */
export function compareUploads(rows: readonly unknown[], names: readonly string[]): Uploads {
  const there = new Set(names)
  const expected = rows.flatMap(filesOfRow)
  return { expected: expected.length, missing: expected.filter((name) => !there.has(name)) }
}

/** What is wrong if not one of the expected files is there, as when a disk is not mounted. */
export function awaySentence(
  { name, ifEmpty }: UploadStore['about'],
  { expected, missing }: Uploads,
): string | undefined {
  if (expected === 0 || missing.length < expected) return undefined
  const files = expected === 1 ? 'the one file' : `any of the ${expected} files`
  return `${name} does not have ${files} that the database expects. ${ifEmpty}`
}

/** The files of a row of the table `media`, as the driver of either engine reads it. */
export function filesOfRow(row: unknown): string[] {
  const { filename, shapes } = asFields(row)
  if (typeof filename !== 'string' || !filename) return []
  // SQLite keeps JSON as text.
  const facts = typeof shapes === 'string' ? parseJson(shapes) : shapes
  return [filename, ...filesBeside({ filename, shapes: facts })]
}
