import type { ImportProgress } from '../imports/progress.ts'

const AGAIN =
  'Import the same sheet again to go on: what is in stays as it is, and only the rest is done.'

/** The progress of an import, as “412 of 2,000 listings”. */
export function countWords({ created, updated, total }: ImportProgress): string {
  return `${(created + updated).toLocaleString('en')} of ${listings(total)}`
}

/** The result of an import, as a heading. */
export function endWords(run: ImportProgress): string {
  const { state, created, updated } = run
  if (state === 'stopped') return `Stopped: ${countWords(run)} were imported`
  if (state === 'failed') return `The import broke off: ${countWords(run)} were imported`
  if (created + updated === 0) return 'Nothing was imported'
  return `Imported: ${created.toLocaleString('en')} new, ${updated.toLocaleString('en')} changed`
}

/** Further sentences for the editor about the end of an import. */
export function endAdvice({
  state,
  created,
  updated,
  isPublished,
  reason,
}: ImportProgress): string[] {
  const hasEndedEarly = state === 'stopped' || state === 'failed'
  return [
    ...(state === 'failed' && reason ? [reason] : []),
    ...(created + updated > 0 ? [isPublished ? PUBLIC : DRAFTS] : []),
    ...(hasEndedEarly ? [AGAIN] : []),
  ]
}

const PUBLIC = 'What was imported is published.'
const DRAFTS =
  'What was imported are drafts: visitors see nothing of them until they are published.'

/** The advice about rows that were left out. */
export function refusedAdvice(rows: number): string {
  const these = rows === 1 ? 'This row was' : `These ${rows.toLocaleString('en')} rows were`
  return `${these} not imported; all others that were reached are in. Correct the sheet and import it again: what is in stays as it is.`
}

function listings(count: number) {
  return count === 1 ? '1 listing' : `${count.toLocaleString('en')} listings`
}
