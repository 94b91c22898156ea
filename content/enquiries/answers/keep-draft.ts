import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { refusal } from '../../payload/refusal.ts'
import { userName } from '../../payload/user-name.ts'
import type { Enquiry } from '../../payload-types.ts'
import { updateRows } from '../update-rows.ts'
import { findAttached } from './attached.ts'
import { type DraftVersion, judgeVersion } from './draft-version.ts'
import { findAnswerable } from './find-answerable.ts'
import type { AttachedFile } from './limits.ts'
import { isEmptyAnswer, type Words, wordsOf } from './same-answer.ts'
import type { Written } from './written.ts'

/** Of one person, for one enquiry. */
const MOST_DRAFTS = 10
/** In ms: a browser gives a request up long before. */
const LONGEST_WAY = 60 * 60 * 1000
const FULL = `You have begun ${MOST_DRAFTS} answers to this enquiry. Go on with one of them, or send or empty one first.`

export type KeptDraft = {
  /** The files that were found. */
  files: AttachedFile[]
  /** The answer of this key, if it was sent before. */
  sent?: Words
  /** Whether another window has gone on with this draft, so that nothing was kept. */
  isTaken: boolean
}

/**
 * Keeps what a person has written so far; an empty answer counts as none. A draft that arrives after
 * its answer was sent, or after a newer one, changes nothing. To be called in a transaction.
 */
export async function keepDraft(
  req: PayloadRequest,
  id: number,
  written: Written & DraftVersion,
): Promise<KeptDraft> {
  const found = await findAnswerable(req, id)
  const files = await findAttached(req, written.files)
  const sent = found.answers?.find(({ key }) => key === written.key)
  if (sent) return { files, sent: wordsOf(sent), isTaken: false }
  const drafts = found.drafts ?? []
  const own = drafts.filter(({ user }) => user === ownId(req))
  const before = own.find(({ key }) => key === written.key)
  const order = before ? judgeVersion(before.version ?? '', written) : 'newer'
  if (order !== 'newer') return { files, isTaken: order === 'other' }
  const { key, subject, text, version } = written
  const isEmpty = isEmptyAnswer({ text, files })
  const begun = own.filter((draft) => draft !== before && !isEmptyAnswer(wordsOf(draft)))
  if (!isEmpty && begun.length >= MOST_DRAFTS) throw refusal(FULL)
  const others = drafts.filter((draft) => draft !== before && !isForgotten(draft))
  const mine = { id: randomUUID(), user: ownId(req), by: userName(req.user), key, subject, text }
  const at = new Date().toISOString()
  await updateRows(req, found, {
    // An emptied one keeps its version, so that no older request brings its words back.
    drafts: isEmpty && !version ? others : [...others, { ...mine, files, at, version }],
  })
  return { files, isTaken: false }
}

/** Whether a draft was emptied so long ago that no request from before is under way. */
function isForgotten(draft: NonNullable<Enquiry['drafts']>[number]) {
  return isEmptyAnswer(wordsOf(draft)) && Date.now() - Date.parse(draft.at ?? '') > LONGEST_WAY
}

/** The account that sends the request. */
export const ownId = ({ user }: PayloadRequest) => Number(user?.id)
