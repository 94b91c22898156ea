import type { Colour } from './colour.ts'
import type { Style } from './style.ts'

export type Tone = 'dark' | 'light'

/** The attributes that set an element's ground: its background colour and tone. */
export type Ground = {
  'data-tone'?: Tone
  'data-ground'?: string
  'data-custom-bg'?: ''
  style?: Style
}

/** The grounds of the design by their colour in `styles/tokens.css`; chalk is the page's own. */
export const GROUNDS: Record<string, Ground> = {
  '#faf6ee': {},
  '#f0e7d8': { 'data-ground': 'sand' },
  '#dccdb4': { 'data-ground': 'dune' },
  '#e4efe9': { 'data-ground': 'pale' },
  '#14322c': { 'data-tone': 'dark' },
  '#0b221e': { 'data-tone': 'dark', 'data-ground': 'deep' },
}

/** The colours of text and icons in the light tone, as in `styles/tokens.css`. */
export const LIGHT_ROLES: Record<string, Colour> = {
  '--fg': [0x14, 0x32, 0x2c],
  '--fg-2': [0x3f, 0x5a, 0x53],
  '--fg-3': [0x6b, 0x5a, 0x44],
  '--accent': [0xa9, 0x46, 0x26],
  '--link': [0x1b, 0x6a, 0x68],
  '--focus': [0x1b, 0x6a, 0x68],
  '--error': [0x97, 0x33, 0x1a],
  '--ok': [0x1b, 0x6a, 0x68],
}

/** The same for the dark tone. */
export const DARK_ROLES: Record<string, Colour> = {
  '--fg': [0xfa, 0xf6, 0xee],
  '--fg-2': [0xa9, 0xbd, 0xb6],
  '--fg-3': [0xa9, 0xbd, 0xb6],
  '--accent': [0xf0, 0xa9, 0x8a],
  '--link': [0xcf, 0xe3, 0xdc],
  '--focus': [0xf0, 0xa9, 0x8a],
  '--error': [0xff, 0xc2, 0xa8],
  '--ok': [0xcf, 0xe3, 0xdc],
}
