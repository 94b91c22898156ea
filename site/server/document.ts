import { styleKey } from '@belvedere/ui/style-key.ts'
import { inlineJson } from './json.ts'

export type Stylesheet = { href: string; css: string }

type Parts = {
  language: string
  /** Runs before anything is shown; the policy names its hash. */
  script: string
  /** Elements for the head that React made. */
  head: string
  /** The root element with the whole page in it, and what stands before the page. */
  app: string
  state: unknown
  styles: readonly Stylesheet[]
  fonts: readonly string[]
  entry: string
  modules: readonly string[]
}

/** The document around a rendered page. What the first view needs stands first. */
export function documentHtml(parts: Parts): string {
  return `<!doctype html>
<html lang="${escapeAttribute(parts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${parts.script}</script>
${parts.head}
${parts.fonts.map(fontLink).join('\n')}
${styleElement(parts.styles)}
<script type="module" src="${parts.entry}" fetchpriority="low"></script>
${parts.modules.map(moduleLink).join('\n')}
</head>
<body>
${parts.app}
<script type="application/json" id="state">${inlineJson(parts.state)}</script>
</body>
</html>
`
}

function fontLink(href: string) {
  return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`
}

/** The keys tell the browser's code which stylesheets it need not fetch. */
function styleElement(styles: readonly Stylesheet[]) {
  const keys = styles.map(({ href }) => styleKey(href)).join(' ')
  return `<style data-keys="${keys}">${inlineCss(styles)}</style>`
}

/** One text for all of them, so that the policy names one hash. */
export function inlineCss(styles: readonly Stylesheet[]): string {
  return styles.map(({ css }) => css).join('\n')
}

function moduleLink(href: string) {
  return `<link rel="modulepreload" href="${href}" fetchpriority="low">`
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
