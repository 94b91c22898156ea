import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFaces } from './fonts.ts'
import { escaped } from './html.ts'

/** A document to print. Each of its pages is the content of one A4 page. */
export type Document = { name: string; title: string; pages: string[] }

const SHEETS = [
  ...['tokens', 'type', 'page', 'parts', 'figures', 'map', 'tables'],
  ...['garden', 'survey', 'road', 'boat'],
]

const styles = SHEETS.map((name) =>
  readFileSync(join(import.meta.dirname, `../styles/${name}.css`), 'utf8'),
)

/** The document as HTML that needs no other file but the typefaces. */
export function asHtml({ title, pages }: Document): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<meta name="author" content="Punta Alba">
<style>${fontFaces()}${styles.join('')}</style>
</head>
<body>${pages.join('')}</body>
</html>`
}
