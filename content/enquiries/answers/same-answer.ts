import { cleanLines } from '@belvedere/kit/enquiry/clean-text.ts'
import { readAttached } from './attached.ts'
import type { AttachedFile } from './limits.ts'

/** What the visitor gets of an answer. */
export type Words = { subject: string; text: string; files: AttachedFile[] }

type Stored = { subject?: string | null; text?: string | null; files?: unknown }
type Written = { subject: string; text: string; files: readonly { id: number }[] }

/** The words of a stored answer. */
export function wordsOf({ subject, text, files }: Stored): Words {
  return { subject: subject ?? '', text: text ?? '', files: readAttached(files) }
}

/** Whether nothing is written but a subject, which is there from the beginning. */
export function isEmptyAnswer({ text, files }: Pick<Words, 'text' | 'files'>): boolean {
  return text === '' && files.length === 0
}

/**
 * Whether an answer that was sent is the one that is written, as the service would store it. Without
 * a subject an answer has the usual one.
 */
export function isSameAnswer(sent: Words, { subject, text, files }: Written): boolean {
  const head = cleanLines(subject)
  return (
    sent.text === cleanLines(text) &&
    (head === '' || sent.subject === head) &&
    haveSameIds(sent.files, files)
  )
}

/** Whether these are the same files in the same order. */
export function haveSameIds(
  some: readonly { id: number }[],
  others: readonly { id: number }[],
): boolean {
  return some.length === others.length && some.every(({ id }, i) => id === others[i]?.id)
}
