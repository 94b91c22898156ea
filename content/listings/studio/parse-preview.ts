import { asList, asRow, textIn } from '../../studio/request.ts'
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
    pictures: asList(pictures).map(readPicture),
    notes: asList(notes).map(textIn),
    problems: parseProblems(problems),
    stamp,
  }
}

/** Parses the problems of a refused file. */
export function parseProblems(value: unknown): ImportProblem[] {
  return asList(value).map((each) => {
    const { row, column, message } = asRow(each)
    return { row: Number(row) || 0, column: textIn(column), message: textIn(message) }
  })
}

function readListing(value: unknown): PreviewListing {
  const { row, title, by, fields } = asRow(value)
  return {
    row: Number(row),
    title: textIn(title),
    by: by === 'slug' || by === 'title' ? by : 'none',
    fields: asList(fields).map((field) => {
      const { heading, before, after } = asRow(field)
      return { heading: textIn(heading), before: textIn(before), after: textIn(after) }
    }),
  }
}

function readPicture(value: unknown): PreviewPicture {
  const { name, alt, title } = asRow(value)
  return { name: textIn(name), alt: textIn(alt), title: textIn(title) }
}
