import { asFields, asList, asString } from '@belvedere/kit/json.ts'
import type { ImportPreview, PreviewListing, PreviewPicture } from '../preview.ts'
import type { ImportProblem } from '../problem.ts'

/** Parses a preview, or undefined if the value is not one. */
export function parsePreview(value: unknown): ImportPreview | undefined {
  const { counts, listings, pictures, notes, problems, others, fields, stamp } = asFields(value)
  if (!Array.isArray(listings) || typeof stamp !== 'string') return undefined
  const { created, changed, untouched } = asFields(counts)
  return {
    counts: { created: Number(created), changed: Number(changed), untouched: Number(untouched) },
    listings: listings.map(readListing),
    pictures: asList(pictures).map(readPicture),
    notes: asList(notes).map(asString),
    problems: parseProblems(problems),
    others: asList(others).map(readHeading),
    fields: asList(fields).map(readHeading),
    stamp,
  }
}

/** Parses the problems of a refused file. */
export function parseProblems(value: unknown): ImportProblem[] {
  return asList(value).map((each) => {
    const { row, column, message } = asFields(each)
    return { row: Number(row) || 0, column: asString(column), message: asString(message) }
  })
}

function readListing(value: unknown): PreviewListing {
  const { row, title, by, fields } = asFields(value)
  return {
    row: Number(row),
    title: asString(title),
    by: by === 'slug' || by === 'title' ? by : 'none',
    fields: asList(fields).map((field) => {
      const { heading, before, after } = asFields(field)
      return { heading: asString(heading), before: asString(before), after: asString(after) }
    }),
  }
}

function readHeading(value: unknown) {
  const { heading, path } = asFields(value)
  return { heading: asString(heading), path: asString(path) }
}

function readPicture(value: unknown): PreviewPicture {
  const { name, alt, title } = asFields(value)
  return { name: asString(name), alt: asString(alt), title: asString(title) }
}
