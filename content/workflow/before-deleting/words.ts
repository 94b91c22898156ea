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
  return `Delete “${title}” for ever?`
}

/** The heading of the dialog about selected records, of which some may stay. */
export function headingOfSeveral(going: number, selected: number, nouns: Nouns): string {
  const what = `${going === selected ? '' : `${going.toLocaleString('en')} of `}${countOf(selected, nouns)}`
  return `Delete ${what} for ever?`
}

/** The data that is deleted with the records, and that it cannot be restored. */
export function lossOf({ ids, versions, comments }: WhatGoes): string {
  // A record with one version has no history that would be lost.
  const parts = [
    ...(versions > Math.max(ids.length, 1) ? [countOf(versions, VERSIONS)] : []),
    ...(comments > 0 ? [countOf(comments, COMMENTS)] : []),
  ]
  const whose = ids.length > 1 ? 'their' : 'its'
  const loss = parts.length > 0 ? `This also deletes ${whose} ${parts.join(' and ')}. ` : ''
  return `${loss}It cannot be undone: there is no bin.`
}

/** The reasons why some of the selected records remain, in sentences. */
export function keptOf({ kept }: WhatGoes, nouns: Nouns): string[] {
  const used = kept.filter(({ uses }) => uses.length > 0).length
  const forbidden = kept.length - used
  return [
    ...(used > 0 ? [`${stayOf(used, nouns)}, because something else uses ${itOf(used)}:`] : []),
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
  'You can remove it from the records below first, or let it be removed everywhere and deleted: then it disappears from all of them, on the public site too.'
const ASK = 'Remove it from the records below first, or ask a publisher to do so.'

/** Whether the only record can be removed everywhere and deleted in one step. */
export function canRemoveEverywhere({ kept: [first], mayTakeOut }: WhatGoes): boolean {
  const uses = first?.uses ?? []
  return mayTakeOut && uses.length > 0 && !uses.some(({ isNeeded }) => isNeeded)
}

/** The deleted records, for the message at the end. */
export function doneOf(count: number, nouns: Nouns): string {
  return `${countOf(count, nouns)} ${count === 1 ? 'was' : 'were'} deleted.`
}
