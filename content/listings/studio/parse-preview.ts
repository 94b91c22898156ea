import type { ImportPreview, PreviewListing, PreviewPicture } from '../preview.ts'
import type { ImportProblem } from '../problem.ts'

/** Parses a preview, or undefined if the value is not one. */
export function parsePreview(value: unknown): ImportPreview | undefined {
  const { counts, listings, pictures, notes, problems, stamp } = asRow(value)
  if (!Array.isArray(listings) || typeof stamp !== 'string') return undefined
  const { created, changed, untouched } = asRow(counts)
  return {
    counts: { created: Number(created), changed: Number(changed), untouched: Number(untouched) },
    listings: listings.map(readListing),
    pictures: listOf(pictures).map(readPicture),
    notes: listOf(notes).map(textOf),
    problems: parseProblems(problems),
    stamp,
  }
}

/** Parses the problems of a refused file. */
export function parseProblems(value: unknown): ImportProblem[] {
  return listOf(value).map((each) => {
    const { row, column, message } = asRow(each)
    return { row: Number(row) || 0, column: textOf(column), message: textOf(message) }
  })
}

function readListing(value: unknown): PreviewListing {
  const { row, title, by, fields } = asRow(value)
  return {
    row: Number(row),
    title: textOf(title),
    by: by === 'slug' || by === 'title' ? by : 'none',
    fields: listOf(fields).map((field) => {
      const { heading, before, after } = asRow(field)
      return { heading: textOf(heading), before: textOf(before), after: textOf(after) }
    }),
  }
}

function readPicture(value: unknown): PreviewPicture {
  const { name, alt, title } = asRow(value)
  return { name: textOf(name), alt: textOf(alt), title: textOf(title) }
}

/** The fields of an object, or none. */
export function asRow(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The items of a list, or none. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
