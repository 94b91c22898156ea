import { KEPT_DAYS } from '../bin/kept-days.ts'
import type { WhatGoes } from './what-goes.ts'

/** The nouns for the records of a collection. */
export type Nouns = { singular: string; plural: string }

const VERSIONS: Nouns = { singular: 'version', plural: 'versions' }
const COMMENTS: Nouns = { singular: 'comment', plural: 'comments' }

/** “1 page”, “3 listings”. */
export function countOf(count: number, { singular, plural }: Nouns): string {
  return `${count.toLocaleString('en')} ${(count === 1 ? singular : plural).toLowerCase()}`
}

/** The heading of the dialog about one record. */
export function headingOf(title: string): string {
  return `Delete “${title}”?`
}

/** The heading of the dialog about selected records, of which some may stay. */
export function headingOfSeveral(going: number, selected: number, nouns: Nouns): string {
  const what = `${going === selected ? '' : `${going.toLocaleString('en')} of `}${countOf(selected, nouns)}`
  return `Delete ${what}?`
}

/** Where the records go, what goes with them, and until when they can be brought back. */
export function whereTo({ address, ids, versions, comments }: WhatGoes): string {
  // A record with one version has no history to speak of.
  const parts = [
    ...(versions > Math.max(ids.length, 1) ? [countOf(versions, VERSIONS)] : []),
    ...(comments > 0 ? [countOf(comments, COMMENTS)] : []),
  ]
  const isOne = ids.length < 2
  const and = parts.length > 0 ? ` with ${isOne ? 'its' : 'their'} ${parts.join(' and ')}` : ''
  const what = isOne ? `It ${address ? 'leaves the site and ' : ''}goes` : 'They go'
  return `${what} into the bin${and}. For ${KEPT_DAYS} days ${isOne ? 'it' : 'they'} can be brought back as before; then ${isOne ? 'it is' : 'they are'} erased.`
}

/** How many of the selected records stay. */
export type StayCounts = { used: number; forbidden: number }

/** The reasons why some of the selected records remain, in sentences; of many, the first are named. */
export function keptOf(
  { kept, ...counts }: Pick<WhatGoes, 'kept'> & Partial<StayCounts>,
  nouns: Nouns,
): string[] {
  const named = kept.filter(({ uses }) => uses.length > 0).length
  const { used = named, forbidden = kept.length - named } = counts
  const end = named < used ? `. The first ${named} of them:` : ':'
  return [
    ...(used > 0
      ? [`${stayOf(used, nouns)}, because something else uses ${itOf(used)}${end}`]
      : []),
    ...(forbidden > 0
      ? [`${stayOf(forbidden, nouns)}: only publishers delete what is public.`]
      : []),
  ]
}

const stayOf = (count: number, nouns: Nouns) =>
  `${countOf(count, nouns)} ${count === 1 ? 'stays' : 'stay'}`

const itOf = (count: number) => (count === 1 ? 'it' : 'them')

/** The advice about the uses of the only record that is to be deleted. */
export function adviceOf({ kept: [first], mayTakeOut }: WhatGoes): string {
  const uses = first?.uses ?? []
  if (uses.length === 0) return 'It is public. Ask a publisher to delete it.'
  const needing = uses.filter(({ isNeeded }) => isNeeded).length
  if (needing > 0) return neededBy(needing)
  return mayTakeOut ? REMOVABLE : ASK
}

const neededBy = (count: number) =>
  `${count === 1 ? 'One' : count.toLocaleString('en')} of the records below cannot be without it. Choose something else in them first, and then delete this.`

const REMOVABLE =
  'It disappears from the records below at once, on the public site too, and comes back to them when it is brought back.'
const ASK = 'Remove it from the records below first, or ask a publisher to do so.'

/** Whether the only record can be deleted although others use it. */
export function canRemoveEverywhere({ kept: [first], mayTakeOut }: WhatGoes): boolean {
  const uses = first?.uses ?? []
  return mayTakeOut && uses.length > 0 && !uses.some(({ isNeeded }) => isNeeded)
}

/** The deleted records, for the message at the end. */
export function doneOf(count: number, nouns: Nouns): string {
  return `${countOf(count, nouns)} ${count === 1 ? 'is' : 'are'} in the bin.`
}
