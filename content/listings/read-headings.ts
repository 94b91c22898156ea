import type { Column } from './columns.ts'
import { foldHeading } from './fold.ts'
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
}

/** Reads headings in any order and case: the labels of the form, or the names of its fields. */
export function readHeadings(cells: RawCell[], all: Column[]): Headings {
  const byName = new Map<string, Column>()
  // Labels come last: if a field has the name of another one’s label, the label counts.
  for (const column of all) byName.set(foldHeading(column.path.replaceAll('.', ' ')), column)
  for (const column of all) byName.set(foldHeading(column.heading), column)
  const texts = cells.map((cell) => `${cell ?? ''}`.trim())
  const columns = texts.map((text) => (text ? byName.get(foldHeading(text)) : undefined))
  const others = texts.filter((text, i) => text && !columns[i]).map((text) => `“${text}”`)
  const note = `Not imported, because the form has no such field: ${others.join(', ')}.`
  return {
    columns,
    notes: others.length > 0 ? [note] : [],
    problems: [...twice(columns, texts), ...noColumn(columns, all)],
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
function noColumn(columns: (Column | undefined)[], all: Column[]): ImportProblem[] {
  const keys = all.filter(({ path }) => path === 'title' || path === 'slug')
  if (keys.some((key) => columns.includes(key))) return []
  const names = keys.map(({ heading }) => `“${heading}”`).join(' or ')
  const message = `No column is headed ${names}. The first row must have headings; the template shows all of them.`
  return [{ row: 1, column: '', message }]
}
