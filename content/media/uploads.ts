import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '@belvedere/kit/disk-entry.ts'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { dataDir } from '../env.ts'
import { afterCommit } from '../publish/after-commit.ts'
import { bytesOf, piecesOf } from './bytes.ts'

/** Where uploaded files lie, each under the name its record gives. */
export function uploadsDir(): string {
  return join(dataDir(), 'media')
}

/**
 * Writes the file of an upload once its record is valid and in the database, but not yet committed.
 * Payload’s own storing takes the old file away first, and a refused file would be gone for good.
 */
export const keepFile: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!req.file) return
  await writeWhole(join(uploadsDir(), doc.filename), piecesOf(bytesOf(req.file)))
  const old = previousDoc?.filename
  if (old && old !== doc.filename) await dropAfterCommit(req, old)
}

/** Takes the file of a deleted record away as soon as nobody can want it back. */
export const dropFile: CollectionAfterDeleteHook = ({ doc, req }) =>
  doc.filename ? dropAfterCommit(req, doc.filename) : undefined

/** At once and not in a moment: the next upload may bring the same name again. */
function dropAfterCommit(req: Parameters<typeof afterCommit>[0], filename: string) {
  return afterCommit(req, () => rmSync(join(uploadsDir(), filename), { force: true }))
}
