import type { SanitizedCollectionConfig } from 'payload'
import type { Row } from '../../payload/row.ts'

/** Nouns in front of titles that need one to be understood. */
const NOUNS: Record<string, string> = { media: 'the file ', redirects: 'the redirect from ' }

/** The name of a row of a main table in a sentence; texts there are stored by language. */
export function titleOf({ admin, slug }: SanitizedCollectionConfig, row: Row): string {
  const value = row[admin.useAsTitle ?? 'id']
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  const title = texts.find((text): text is string => typeof text === 'string' && text !== '')
  return (NOUNS[slug] ?? '') + (title ?? '')
}
