/** The longest answer and the longest subject, in characters. */
export const LONGEST_ANSWER = 8000
export const LONGEST_SUBJECT = 200

/** More than a conversation has; a program that answers every mail is stopped by it. */
export const MOST_REPLIES = 200

const MOST_FILES = 10
const MEGABYTE = 1_000_000

/** Many mail servers refuse more than 25 MB, and files grow by a third on their way. */
const MOST_MEGABYTES = 15

/** A file of the library that goes with an answer, as it was at that time. */
export type AttachedFile = { id: number; name: string; bytes: number }

/** Why these files cannot be sent, and what to do instead; undefined if they can. */
export function problemOfFiles(files: readonly AttachedFile[]): string | undefined {
  if (files.length > MOST_FILES) {
    return `An answer takes at most ${MOST_FILES} files, and here are ${files.length}. Remove some.`
  }
  const bytes = weightOf(files)
  if (bytes <= MOST_MEGABYTES * MEGABYTE) return undefined
  const them = files.length === 1 ? 'The file weighs' : 'The files weigh'
  return `${them} ${sayWeight(bytes)}, and mail servers often refuse more than ${MOST_MEGABYTES} MB. Remove some, and write the address of a page that has them into the text.`
}

/** The bytes of several files. */
export function weightOf(files: readonly AttachedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** A size such as “2.4 MB” or “310 KB”. */
export function sayWeight(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / MEGABYTE).toFixed(1)} MB`
}
