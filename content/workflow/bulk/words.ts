import { countOf, type Nouns } from '../before-deleting/words.ts'
import { KEPT_DAYS } from '../bin/kept-days.ts'
import type { BulkProgress, BulkWhat } from './progress.ts'

const RECORDS: Nouns = { singular: 'record', plural: 'records' }

type Words = {
  /** What is being done, as a heading. */
  doing: string
  /** What is done, after the number: “412 listings are published”. */
  done: string
  /** The advice at the end. */
  after: string
}

const WORDS: Record<BulkWhat, Words> = {
  publish: { doing: 'Publishing', done: 'published', after: '' },
  unpublish: {
    doing: 'Taking off the site',
    done: 'off the site',
    after: 'Visitors do not see them any more. They stay in the studio as drafts.',
  },
  bin: {
    doing: 'Moving to the bin',
    done: 'in the bin',
    after: `For ${KEPT_DAYS} days they can be brought back as before; then they are erased.`,
  },
  'bring-back': {
    doing: 'Bringing back from the bin',
    done: 'back',
    after: 'What was public is public again.',
  },
  erase: { doing: 'Erasing for ever', done: 'erased', after: '' },
  edit: { doing: 'Editing', done: 'edited', after: '' },
}

/** What is being done, as a heading: “Publishing listings”. */
export function doingOf({ what }: BulkProgress): string {
  return WORDS[what].doing
}

/** How far it is, as “412 of 2,000 listings”. */
export function farOf({ done, named, total }: BulkProgress, nouns = RECORDS): string {
  return `${(done + named.length).toLocaleString('en')} of ${countOf(total, nouns)}`
}

/** The result, as a heading: “412 listings are published”. */
export function endOf(run: BulkProgress, nouns = RECORDS): string {
  const { what, state, done, total } = run
  const { done: is } = WORDS[what]
  if (state === 'stopped' || state === 'failed') {
    const end = state === 'stopped' ? 'Stopped' : 'This broke off'
    return `${end}: ${done.toLocaleString('en')} of ${countOf(total, nouns)} ${done === 1 ? 'is' : 'are'} ${is}`
  }
  return done === 0
    ? `None of ${countOf(total, nouns)} is ${is}`
    : `${countOf(done, nouns)} ${done === 1 ? 'is' : 'are'} ${is}`
}

/** The advice at the end, in sentences. */
export function adviceAfter({ what, state, done, reason, may }: BulkProgress): string[] {
  return [
    ...(state === 'failed' && reason ? [reason] : []),
    ...(done > 0 && WORDS[what].after ? [WORDS[what].after] : []),
    ...(may.continue ? ['Press “Continue” to do the rest. What is done stays done.'] : []),
  ]
}

/** The advice about records that stay as they are. */
export function namedAdvice(count: number, nouns = RECORDS): string {
  return count === 1
    ? `This ${nouns.singular.toLowerCase()} stays as it is:`
    : `These ${countOf(count, nouns)} stay as they are:`
}

/** The advice about records that are done, but not quite as expected. */
export function notedAdvice(count: number, nouns = RECORDS): string {
  return count === 1
    ? `Look at this ${nouns.singular.toLowerCase()}, which is done:`
    : `Look at these ${countOf(count, nouns)}, which are done:`
}
