import type { BrandColour } from '@belvedere/kit/brand/colours.ts'

/** A ground with the colours of the texts on it. */
export type GroundSample = {
  ground: BrandColour
  title: BrandColour
  text: BrandColour
  caption: BrandColour
  accent: BrandColour
  link: BrandColour
}

const LIGHT = {
  title: 'ink',
  text: 'inkSoft',
  caption: 'caption',
  accent: 'accent',
  link: 'link',
} as const
const DARK = {
  title: 'paper',
  text: 'paperSoft',
  caption: 'paperSoft',
  accent: 'accentSoft',
  link: 'linkSoft',
} as const
const DUNE = {
  title: 'ink',
  text: 'duneText',
  caption: 'duneCaption',
  accent: 'duneAccent',
  link: 'duneLink',
} as const

/** The grounds in the order of a page, from morning to dusk. */
export const GROUND_SAMPLES: GroundSample[] = [
  { ground: 'paper', ...LIGHT },
  { ground: 'sand', ...LIGHT },
  { ground: 'dune', ...DUNE },
  { ground: 'pale', ...LIGHT },
  { ground: 'ink', ...DARK },
  { ground: 'deep', ...DARK },
]
