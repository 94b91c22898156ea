import type { BrandColour } from '@belvedere/kit/brand/colours.ts'
import type { GroundName } from '@belvedere/kit/brand/grounds.ts'
import type { Style } from './style.ts'

export type Tone = 'dark' | 'light'

/** The attributes that set an element's ground: its background colour and tone. */
export type Ground = {
  'data-tone'?: Tone
  'data-ground'?: string
  'data-custom-bg'?: ''
  style?: Style
}

/** The attributes of each ground of the palette, as `styles/tokens.css` selects them. */
export const GROUNDS: Record<GroundName, Ground> = {
  page: {},
  sand: { 'data-ground': 'sand' },
  dune: { 'data-ground': 'dune' },
  pale: { 'data-ground': 'pale' },
  ink: { 'data-tone': 'dark' },
  dusk: { 'data-tone': 'dark', 'data-ground': 'deep' },
}

/** The colours of text and icons in the light tone, as in `styles/tokens.css`. */
export const LIGHT_ROLES: Record<string, BrandColour> = {
  '--fg': 'ink',
  '--fg-2': 'inkSoft',
  '--fg-3': 'caption',
  '--accent': 'accent',
  '--link': 'link',
  '--focus': 'link',
  '--error': 'error',
}

/** The same for the dark tone. */
export const DARK_ROLES: Record<string, BrandColour> = {
  '--fg': 'paper',
  '--fg-2': 'paperSoft',
  '--fg-3': 'paperSoft',
  '--accent': 'accentSoft',
  '--link': 'linkSoft',
  '--focus': 'accentSoft',
  '--error': 'errorSoft',
}
