import type { Thing } from '../structured-data/thing.ts'
import { inlineJson } from './json.ts'

/** The things as a script element for the end of the document; empty without any. */
export function structuredDataScript(things: readonly Thing[]): string {
  if (things.length === 0) return ''
  const data = { '@context': 'https://schema.org', '@graph': things }
  return `<script type="application/ld+json">${inlineJson(data)}</script>`
}
