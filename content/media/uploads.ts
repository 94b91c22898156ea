import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { afterCommit } from '../payload/workarounds/after-commit.ts'
import { bytesOf } from './bytes.ts'
import { deliveredIn, filesBeside } from './delivered-file.ts'
import type { Place } from './storage/upload-store.ts'
import { uploads } from './storage/uploads-storage.ts'

/** The stored fields that name the files of a record. */
type Stored = Parameters<typeof filesBeside>[0]

/**
 * Writes the file of an upload once its record is valid and written, before the commit. Payload's
 * own storage deletes the old file first, which would be lost if the change then failed.
 */
export const storeFile: CollectionAfterChangeHook = async ({ context, doc, previousDoc, req }) => {
  if (!req.file) return
  await uploads().write(doc.filename, bytesOf(req.file))
  const delivered = deliveredIn(context)
  const [beside] = filesBeside(doc)
  if (delivered && beside) await uploads().write(beside, delivered)
  const kept = new Set(filesOf(doc))
  await removeAfterCommit(
    req,
    filesOf(previousDoc).filter((old) => !kept.has(old)),
  )
}

/** Deletes the file of a deleted record after the commit. */
export const deleteFile: CollectionAfterDeleteHook = ({ doc, req }) =>
  removeAfterCommit(req, filesOf(doc))

/**
 * Takes the file of a record that goes into the bin away from the public address, or puts it back,
 * after the commit.
 */
export function moveFile(req: PayloadRequest, doc: Stored, place: Place): Promise<void> {
  return afterCommit(req, () => uploads().move(filesOf(doc), place))
}

/** The uploaded file of a record, and the one beside it. */
function filesOf(doc: Stored | undefined): string[] {
  return doc?.filename ? [doc.filename, ...filesBeside(doc)] : []
}

function removeAfterCommit(req: PayloadRequest, files: readonly string[]) {
  return afterCommit(req, () => uploads().remove(files))
}
