import { COLUMNS } from './columns.ts'
import { ImportError, type ImportProblem } from './problem.ts'
import { type Row, readCsv } from './read-csv.ts'

/** The fields that a row sets; fields without a column in the file are not changed. */
export type ListingRow = {
  line: number
  slug: string | null
  fields: Record<string, string | number | null>
}

/** Parses a file of listings; throws an `ImportError` with all problems by line and field. */
export function parseListings(bytes: Uint8Array): ListingRow[] {
  const problems: ImportProblem[] = []
  const rows = readCsv(bytes, Object.keys(COLUMNS)).map((row) => readRow(row, problems))
  const seen = new Map<string, number>()
  for (const { line, slug } of rows) {
    const first = slug && seen.get(slug)
    if (first) problems.push({ line, field: 'slug', message: `Line ${first} has the same slug.` })
    if (slug) seen.set(slug, first || line)
  }
  if (problems.length > 0) throw new ImportError(problems)
  return rows
}

function readRow({ line, cells }: Row, problems: ImportProblem[]): ListingRow {
  const fields: ListingRow['fields'] = {}
  for (const [field, text] of cells) {
    const cell = COLUMNS[field]?.(text)
    if (!cell) continue
    if ('problem' in cell) problems.push({ line, field, message: cell.problem })
    else fields[field] = cell.value
  }
  const { slug, ...rest } = fields
  return { line, slug: typeof slug === 'string' ? slug : null, fields: rest }
}
