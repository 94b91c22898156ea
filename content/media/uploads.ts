import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from '@belvedere/kit/disk-entry.ts'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { afterCommit } from '../payload/workarounds/after-commit.ts'
import { dataDir } from '../service/env.ts'
import { bytesOf, chunksOf } from './bytes.ts'
import { deliveredIn, filesBeside } from './delivered-file.ts'

/** The stored fields that name the files of a record. */
type Stored = Parameters<typeof filesBeside>[0]

/** The folder of uploaded files, each under the file name of its record. */
export function uploadsDir(): string {
  return join(dataDir(), 'media')
}

/**
 * Writes the file of an upload once its record is valid and written, before the commit. Payload's
 * own storage deletes the old file first, which would be lost if the change then failed.
 */
export const storeFile: CollectionAfterChangeHook = async ({ context, doc, previousDoc, req }) => {
  if (!req.file) return
  await writeAtomically(join(uploadsDir(), doc.filename), chunksOf(bytesOf(req.file)))
  const delivered = deliveredIn(context)
  const [beside] = filesBeside(doc)
  if (delivered && beside) await writeAtomically(join(uploadsDir(), beside), delivered)
  const kept = new Set(filesOf(doc))
  for (const old of filesOf(previousDoc)) if (!kept.has(old)) await deleteAfterCommit(req, old)
}

/** Deletes the file of a deleted record after the commit. */
export const deleteFile: CollectionAfterDeleteHook = async ({ doc, req }) => {
  for (const file of filesOf(doc)) await deleteAfterCommit(req, file)
}

/**
 * Takes the file of a record that goes into the bin away from the public address, or puts it back,
 * after the commit. No address of a file leads into this folder.
 */
export async function moveFile(req: PayloadRequest, doc: Stored, place: 'bin' | 'public') {
  const [from, to] = [uploadsDir(), binDir()]
  const [source, target] = place === 'bin' ? [from, to] : [to, from]
  await afterCommit(req, () => {
    mkdirSync(binDir(), { recursive: true })
    for (const file of filesOf(doc))
      if (existsSync(join(source, file))) renameSync(join(source, file), join(target, file))
  })
}

/** The folder of the files of records in the bin. */
export function binDir(): string {
  return join(uploadsDir(), 'bin')
}

/** The uploaded file of a record, and the one beside it. */
function filesOf(doc: Stored | undefined): string[] {
  return doc?.filename ? [doc.filename, ...filesBeside(doc)] : []
}

/** Synchronous, because the next upload may use the same file name. */
function deleteAfterCommit(req: Parameters<typeof afterCommit>[0], filename: string) {
  return afterCommit(req, () => {
    for (const folder of [uploadsDir(), binDir()]) rmSync(join(folder, filename), { force: true })
  })
}
