import { styleKey } from '@belvedere/ui/style-key.ts'
import type { Thing } from '../../structured-data/thing.ts'

export type Stylesheet = { href: string; css: string }

type Parts = {
  language: string
  /** Inline script that runs before the first paint; the policy allows it by its hash. */
  script: string
  /** HTML of the head elements that React rendered. */
  head: string
  /** The hour of the page, 0 (sunrise) to 1 (sunset), if the theme has hours. */
  hour?: number | undefined
  /** HTML of the splash, if any, and of the root element with the page. */
  app: string
  state: unknown
  /** A script element with structured data for search engines; may be empty. */
  structuredData: string
  styles: readonly Stylesheet[]
  /** The colours and typefaces of the brand. */
  brandStyle: string
  fonts: readonly string[]
  entry: string
  modules: readonly string[]
}

/** Renders the document around a page. Resources for the first view come first. */
export function documentHtml(parts: Parts): string {
  return `<!doctype html>
<html lang="${escapeAttribute(parts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${parts.script}</script>
${parts.head}
${parts.fonts.map(fontLink).join('\n')}
<style data-brand>${parts.brandStyle}</style>
${styleElement(parts.styles)}
<script type="module" src="${parts.entry}" fetchpriority="low"></script>
${parts.modules.map(moduleLink).join('\n')}
</head>
<body${parts.hour === undefined ? '' : ` style="--hour:${parts.hour}"`}>
${parts.app}
<script type="application/json" id="state">${inlineJson(parts.state)}</script>
${parts.structuredData}
</body>
</html>
`
}

function fontLink(href: string) {
  return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`
}

/** `data-keys` tells the browser which stylesheets are inlined, so that it does not fetch them. */
function styleElement(styles: readonly Stylesheet[]) {
  const keys = styles.map(({ href }) => styleKey(href)).join(' ')
  return `<style data-keys="${keys}">${inlineCss(styles)}</style>`
}

/** All stylesheets as one text, so that the policy needs one hash only. */
export function inlineCss(styles: readonly Stylesheet[]): string {
  return styles.map(({ css }) => css).join('\n')
}

function moduleLink(href: string) {
  return `<link rel="modulepreload" href="${href}" fetchpriority="low">`
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * Serialises a value for a `<script>` element; `<` is escaped so that it cannot close the element.
 */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The things as a script element for the end of the document; empty without any. */
export function structuredDataScript(things: readonly Thing[]): string {
  if (things.length === 0) return ''
  const data = { '@context': 'https://schema.org', '@graph': things }
  return `<script type="application/ld+json">${inlineJson(data)}</script>`
}
