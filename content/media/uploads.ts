import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from '@belvedere/kit/disk-entry.ts'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { dataDir } from '../env.ts'
import { afterCommit } from '../payload/after-commit.ts'
import { bytesOf, chunksOf } from './bytes.ts'

/** The folder of uploaded files, each under the file name of its record. */
export function uploadsDir(): string {
  return join(dataDir(), 'media')
}

/**
 * Writes the file of an upload once its record is valid and written, before the commit. Payload's
 * own storage deletes the old file first, which would lose it if the change then failed.
 */
export const storeFile: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!req.file) return
  await writeAtomically(join(uploadsDir(), doc.filename), chunksOf(bytesOf(req.file)))
  const old = previousDoc?.filename
  if (old && old !== doc.filename) await deleteAfterCommit(req, old)
}

/** Deletes the file of a deleted record after the commit. */
export const deleteFile: CollectionAfterDeleteHook = ({ doc, req }) =>
  doc.filename ? deleteAfterCommit(req, doc.filename) : undefined

/** Synchronous, because the next upload may use the same file name. */
function deleteAfterCommit(req: Parameters<typeof afterCommit>[0], filename: string) {
  return afterCommit(req, () => rmSync(join(uploadsDir(), filename), { force: true }))
}
