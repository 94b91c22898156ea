import { duskOf } from '@belvedere/kit/brand/dusk.ts'
import { brandStyle } from '@belvedere/kit/brand/style.ts'
import type { Brand } from './brand.ts'

/** The colours, typefaces and hyphenation of a brand, for the head of every document. */
export function styleOf(brand: Brand): string {
  return brandStyle(brand) + dusk(brand) + hyphenation(brand.words.locale)
}

/** The end of the ground of a page that is a day (`ui/themes/day/ground.css`). */
function dusk({ look, palette }: Brand): string {
  return look.parts.hours ? `:root{--dusk:${duskOf(palette)}}` : ''
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
