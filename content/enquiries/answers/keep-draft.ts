import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { userName } from '../../payload/user-name.ts'
import type { Enquiry } from '../../payload-types.ts'
import { updateRows } from '../update-rows.ts'
import { findAttached } from './attached.ts'
import { findAnswerable } from './find-answerable.ts'
import type { AttachedFile } from './limits.ts'
import type { Written } from './written.ts'

/** The files that were found, and whether the answer of this key was sent before. */
export type KeptDraft = { files: AttachedFile[]; isSent: boolean }

/**
 * Keeps what a person has written so far; an empty answer is forgotten. A draft that arrives after
 * its answer was sent changes nothing. To be called in a transaction.
 */
export async function keepDraft(
  req: PayloadRequest,
  id: number,
  written: Written,
): Promise<KeptDraft> {
  const found = await findAnswerable(req, id)
  const files = await findAttached(req, written.files)
  if (found.answers?.some(({ key }) => key === written.key)) return { files, isSent: true }
  const others = withoutOwn(req, found)
  const { key, subject, text } = written
  const at = new Date().toISOString()
  const own = { id: randomUUID(), user: ownId(req), by: userName(req.user), key, subject, text }
  const isEmpty = text === '' && files.length === 0
  const drafts = isEmpty ? others : [...others, { ...own, files, at }]
  await updateRows(req, found, { drafts })
  return { files, isSent: false }
}

/** The drafts of an enquiry that are not of the one who asks. */
export function withoutOwn(req: PayloadRequest, { drafts }: Enquiry) {
  return (drafts ?? []).filter(({ user }) => user !== ownId(req))
}

/** The account of the one who asks. */
export const ownId = ({ user }: PayloadRequest) => Number(user?.id)
