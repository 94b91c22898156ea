import { KEPT_DAYS } from '../../long-work/kept-days.ts'
import { countWords as wordsOf } from '../../long-work/studio/left-words.ts'
import type { ImportProgress } from '../imports/progress.ts'

/** How many listings are done, of how many. */
export function countOf({ phase, created, updated, total, back }: ImportProgress) {
  const saved = created + updated
  if (phase === 'import') return { done: saved, all: total }
  const { binned = 0, restored = 0, keptCount = 0 } = back ?? {}
  return { done: binned + restored + keptCount, all: saved }
}

/** The progress of an import, as “412 of 2,000 listings”. */
export function countWords(run: ImportProgress): string {
  const { done, all } = countOf(run)
  return wordsOf(done, all, all === 1 ? 'listing' : 'listings')
}

/** What is being done, as the line above the list says it. */
export function underWayWords(run: ImportProgress): string {
  const what = run.phase === 'import' ? 'Importing' : 'Taking back'
  return `${what}: ${countWords(run)}`
}

/** The result of an import, or of taking it back, as a heading. */
export function endWords(run: ImportProgress): string {
  const { phase, state, created, updated, back } = run
  if (phase === 'take-back') {
    if (state === 'stopped') return `Stopped: ${countWords(run)} were looked at`
    if (state === 'failed') return `Taking back broke off: ${countWords(run)} were looked at`
    if (back && back.binned + back.restored === 0) return 'Nothing was taken back'
    return `Taken back: ${backWords(run)}`
  }
  if (state === 'stopped') return `Stopped: ${countWords(run)} were imported`
  if (state === 'failed') return `The import broke off: ${countWords(run)} were imported`
  if (created + updated === 0) return 'Nothing was imported'
  return `Imported: ${savedWords(run)}`
}

const savedWords = ({ created, updated }: ImportProgress) =>
  counted([created, 'new'], [updated, 'changed'])

const backWords = ({ back }: ImportProgress) =>
  counted([back?.binned ?? 0, 'in the bin'], [back?.restored ?? 0, 'as before'])

/** Only what there is. */
const counted = (...counts: [number, string][]) =>
  counts.flatMap(([count, words]) => (count > 0 ? [`${number(count)} ${words}`] : [])).join(', ')

/** An import in the history, in a few words: what it did, and what was taken back. */
export function pastWords(run: ImportProgress): string {
  const { state, phase, isPublished, created, updated, total, back } = run
  const saved = created + updated === 0 ? 'nothing imported' : savedWords(run)
  const early = phase === 'import' && (state === 'stopped' || state === 'failed')
  const kept = back?.keptCount ? [`${number(back.keptCount)} not taken back`] : []
  return [
    early ? `${saved} of ${number(total)}` : saved,
    created + updated > 0 && (isPublished ? 'published' : 'drafts'),
    back && `taken back by ${back.by}: ${[backWords(run) || 'nothing', ...kept].join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The state of an import in the history, as a label; undefined for one that is simply in. */
export function pastLabel({ phase, state }: ImportProgress): string | undefined {
  if (state === 'running' || state === 'stopping') return 'Under way'
  if (phase === 'take-back') return state === 'done' ? 'Taken back' : 'Partly taken back'
  if (state === 'stopped') return 'Stopped'
  return state === 'failed' ? 'Broke off' : undefined
}

/** Further sentences for the editor about the end of an import. */
export function endAdvice({
  phase,
  state,
  created,
  updated,
  isPublished,
  reason,
  back,
  may,
}: ImportProgress): string[] {
  const why = state === 'failed' && reason ? [reason] : []
  if (phase === 'take-back') return [...why, ...backAdvice(back), ...(may.continue ? [GO_ON] : [])]
  const hasEndedEarly = state === 'stopped' || state === 'failed'
  return [
    ...why,
    ...(created + updated > 0 ? [isPublished ? PUBLIC : DRAFTS] : []),
    ...(hasEndedEarly ? [may.continue ? GO_ON : AGAIN] : []),
  ]
}

function backAdvice(back: ImportProgress['back']) {
  const { binned = 0, restored = 0 } = back ?? {}
  return [...(binned > 0 ? [IN_BIN] : []), ...(restored > 0 ? [AS_BEFORE] : [])]
}

const PUBLIC = 'What was imported is published.'
const DRAFTS =
  'What was imported are drafts: visitors see nothing of them until they are published.'
const GO_ON = 'Press “Continue” to do the rest. What is done stays done.'
const AGAIN =
  'Import the same sheet again to go on: what is in stays as it is, and only the rest is done.'
const IN_BIN = 'New listings are in the bin, from where they can be brought back for 30 days.'
const AS_BEFORE =
  'Changed listings are as they were before; what the import wrote is among their versions.'

/** The question before an import is taken back. */
export function takeBackWords({ created, updated, back }: ImportProgress): string {
  if (back) return 'What was not taken back is looked at again.'
  const what = [
    created > 0 && `${listings(created, 'new')} ${created === 1 ? 'goes' : 'go'} to the bin`,
    updated > 0 && `${listings(updated, 'changed')} will be as before`,
  ].filter(Boolean)
  return `${what.join(', and ')}. What somebody has changed since stays, and is named.`
}

/** How long an import can be taken back. */
export const TAKE_BACK_HELP = `An import can be taken back for ${KEPT_DAYS} days.`

/** The advice about listings that were not taken back. */
export function keptAdvice(count: number): string {
  return `${count === 1 ? 'This listing stays as it is' : `These ${listings(count)} stay as they are`}. Open them to decide for each.`
}

/** The advice about rows that were left out. */
export function refusedAdvice(rows: number): string {
  const these = rows === 1 ? 'This row was' : `These ${number(rows)} rows were`
  return `${these} not imported; all others that were reached are in. Correct the sheet and import it again: what is in stays as it is.`
}

const number = (count: number) => count.toLocaleString('en')

function listings(count: number, kind = '') {
  const noun = [kind, count === 1 ? 'listing' : 'listings'].filter(Boolean).join(' ')
  return `${number(count)} ${noun}`
}
