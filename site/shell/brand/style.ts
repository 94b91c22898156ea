import { brandStyle } from '@belvedere/kit/brand/style.ts'
import type { Brand } from './brand.ts'

/** The colours, typefaces and hyphenation of a brand, for the head of every document. */
export function styleOf(brand: Brand): string {
  return brandStyle(brand) + hyphenation(brand.words.locale)
}

/**
 * Words of other languages than English are often longer than a line on a phone. Only their
 * documents have this rule.
 */
export function hyphenation(locale: string): string {
  if (/^en(?:-|$)/i.test(locale)) return ''
  const texts = ':is(h1,h2,h3,h4,p,li,dt,dd,blockquote,figcaption)'
  return `@media (width<650px){${texts}{hyphens:auto;hyphenate-limit-chars:8 4 4}}`
}
