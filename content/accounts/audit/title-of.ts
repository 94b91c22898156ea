import type { SanitizedCollectionConfig } from 'payload'
import type { Row } from '../../payload/row.ts'

/** What kinds are called in front of a title that does not speak for itself. */
const NOUNS: Record<string, string> = { media: 'the file ', redirects: 'the redirect from ' }

/** What a row of a main table is called in a sentence; texts there are kept by language. */
export function titleOf({ admin, slug }: SanitizedCollectionConfig, row: Row): string {
  const value = row[admin.useAsTitle ?? 'id']
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  const title = texts.find((text): text is string => typeof text === 'string' && text !== '')
  return (NOUNS[slug] ?? '') + (title ?? '')
}
