import type { ConcernedPages } from '../concerned-pages.ts'
import type { Preview } from '../what-changes.ts'
import type { SelectionPreview, SelectionWarning } from '../what-selection-changes.ts'

/** The number of changes, in a sentence. */
export function changesWords({ isPublic, changes, more }: Preview): string {
  if (!isPublic) return 'This is not public yet. Publishing makes it public for the first time.'
  const count = changes.length + more
  if (count === 0) return 'Nothing would change: what is public is the same as this form.'
  return count === 1 ? 'One change.' : `${count} changes.`
}

/** The effect of publishing a selection of a list, in one or two sentences. */
export function selectionWords({
  changed,
  isNew,
  pages,
}: Pick<SelectionPreview, 'changed' | 'isNew' | 'pages'>): string {
  if (changed === 0) return 'All of these are public as they are.'
  const count = changed === 1 ? 'one of these' : `${changed} of these`
  const added = isNew > 0 ? ` (${isNew === changed ? 'not' : `${isNew} not`} public before)` : ''
  return `Publishing changes ${count}${added}. ${pagesWords(pages)}`
}

/** How much has to be fixed before a publish, which would be refused. */
export const refusalsWords = (count: number) =>
  `${count === 1 ? 'One thing' : `${count} things`} to fix before this can be published.`

/** The trial that finds those was too slow, or failed; the service refuses a publish all the same. */
export const NOT_TRIED =
  'It was not checked whether this can be published: publishing says what to fix, if anything.'

/** The same for a selection. */
export const NOT_ALL_TRIED =
  'It was not checked whether all of these can be published: publishing says which stay, if any.'

type OfRecords = readonly Pick<SelectionWarning, 'record'>[]

const countRecords = (all: OfRecords) => new Set(all.map(({ record }) => record)).size

/** How many of a selection would be refused; the others are published. */
export function refusedWords(refusals: OfRecords): string {
  const records = countRecords(refusals)
  return `${records === 1 ? 'One' : records} of these cannot be published yet and would stay as ${records === 1 ? 'it is' : 'they are'}.`
}

/** The number of warnings before a selection is published; they can be ignored. */
export function warningsWords(warnings: OfRecords): string {
  const records = countRecords(warnings)
  const count = warnings.length === 1 ? 'One thing' : `${warnings.length} things`
  return `${count} to look at in ${records === 1 ? 'one' : records} of these. You can publish all the same.`
}

const NAMED = 2

/** The pages that change, in a sentence: “Home, Contact and 3 more pages”. */
export function pagesWords({ from, pages, more }: ConcernedPages): string {
  const count = pages.length + more
  if (from === 'site') {
    return count === 0
      ? 'No page that visitors have opened shows this yet.'
      : `Visitors will see it on ${namesOf(pages, count)}.`
  }
  const unknown = 'The site does not answer now. You can publish; it will follow.'
  return count === 0 ? unknown : `${unknown} This is used by ${namesOf(pages, count)}.`
}

function namesOf(pages: ConcernedPages['pages'], count: number): string {
  const isShort = count <= NAMED + 1
  const named = pages.slice(0, isShort ? count : NAMED).map(({ title }) => title)
  const rest = count - named.length
  const last = rest > 0 ? `${rest} more ${rest === 1 ? 'page' : 'pages'}` : named.pop()
  return named.length > 0 ? `${named.join(', ')} and ${last}` : `${last}`
}
