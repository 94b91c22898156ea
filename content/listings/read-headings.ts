import type { Column } from './columns.ts'
import { foldHeading } from './fold.ts'
import { pathByWord } from './heading-words.ts'
import type { ImportProblem } from './problem.ts'
import type { RawCell } from './sheet.ts'

/**
 * The contents of the first row: the field of each column, undefined for columns that are not
 * imported.
 */
type Headings = {
  columns: (Column | undefined)[]
  notes: string[]
  problems: ImportProblem[]
  /** The headings that no field has, each with the path of the field that was chosen for it. */
  others: OtherHeading[]
}

/** A heading that is not one of the form, and the field that is meant; without one it is left out. */
export type OtherHeading = { heading: string; path: string }

/** The fields that people have chosen for headings, by heading. */
export type ChosenHeadings = ReadonlyMap<string, string>

/**
 * Reads headings in any order and case: the labels of the form, the names of its fields, the words
 * of other languages, and those for which a field was chosen.
 */
export function readHeadings(cells: RawCell[], all: Column[], chosen: ChosenHeadings): Headings {
  const byName = new Map<string, Column>()
  // Labels come last: if a field has the name of another one’s label, the label counts.
  for (const column of all) byName.set(foldHeading(column.path.replaceAll('.', ' ')), column)
  for (const column of all) if (column.formLabel) byName.set(foldHeading(column.formLabel), column)
  for (const column of all) byName.set(foldHeading(column.heading), column)
  const texts = cells.map((cell) => `${cell ?? ''}`.trim())
  const exact = texts.map((text) => (text ? byName.get(foldHeading(text)) : undefined))
  const taken = new Set(exact)
  const meant = texts.map((text, i) => {
    if (!text || exact[i]) return undefined
    const [own, guess] = [chosen.get(text), pathByWord(text)]
    const column = all.find(({ path }) => path === (own ?? guess))
    // A guess gives way to a column that is surely meant.
    if (own === undefined && taken.has(column)) return undefined
    taken.add(column)
    return column
  })
  const columns = texts.map((_, i) => exact[i] ?? meant[i])
  const others = texts.flatMap((heading, i) =>
    heading && !exact[i] ? [{ heading, path: meant[i]?.path ?? '' }] : [],
  )
  const left = others.filter(({ path }) => path === '').map(({ heading }) => `“${heading}”`)
  const note = `Not imported, because the form has no such field: ${left.join(', ')}.`
  return {
    columns,
    notes: left.length > 0 ? [note] : [],
    problems: [...twice(columns, texts), ...noColumn(columns, all, left.length > 0)],
    others,
  }
}

function twice(columns: (Column | undefined)[], texts: string[]): ImportProblem[] {
  return columns.flatMap((column, i) => {
    const first = columns.indexOf(column)
    if (!column || first === i) return []
    const message = `This is the same field as “${texts[first]}”. Delete one of the two columns.`
    return [{ row: 1, column: texts[i] ?? '', message }]
  })
}

/** Without a title and a slug rows cannot be distinguished. */
function noColumn(
  columns: (Column | undefined)[],
  all: Column[],
  canChoose: boolean,
): ImportProblem[] {
  const keys = all.filter(({ path }) => path === 'title' || path === 'slug')
  if (keys.some((key) => columns.includes(key))) return []
  const names = keys.map(({ heading }) => `“${heading}”`).join(' or ')
  const otherwise = canChoose
    ? 'Choose above which of your columns it is.'
    : 'The first row must have headings; the template shows all of them.'
  const message = `No column is headed ${names}. ${otherwise}`
  // What is chosen for the whole file is no matter of one of its rows.
  return [{ row: canChoose ? 0 : 1, column: '', message }]
}
