import { parseHex } from '../colour.ts'
import { COLOURS, type Palette, PROPERTIES } from './colours.ts'
import { faceCss, familyOf } from './face-css.ts'
import type { Face } from './faces.ts'

/** The data from which the style of a brand is made. */
type BrandLook = { palette: Palette; titles: Face; text: Face }

/**
 * The style of a brand: its typefaces, and its colours as the custom properties that
 * `ui/styles/tokens.css` makes roles of.
 */
export function brandStyle({ palette, titles, text }: BrandLook): string {
  const properties = [
    ...COLOURS.map((name) => [PROPERTIES[name], palette[name]]),
    ['--ink-rgb', channels(palette.ink)],
    ['--deep-rgb', channels(palette.deep)],
    ['--serif', familyOf(titles)],
    ['--sans', familyOf(text)],
  ]
  const root = properties.map((property) => property.join(':')).join(';')
  const faces = titles === text ? [titles] : [titles, text]
  return `${faces.map(faceCss).join('')}:root{${root}}`
}

/** The fonts of the header and of a page's title and eyebrow, which are preloaded. */
export function firstFonts({ titles, text }: Pick<BrandLook, 'titles' | 'text'>): string[] {
  const upright = [titles, text].map(({ files }) => files.find(({ style }) => style === 'normal'))
  return [...new Set(upright.flatMap((file) => file?.href ?? []))]
}

function channels(hex: string) {
  return (parseHex(hex) ?? [0, 0, 0]).join(' ')
}
