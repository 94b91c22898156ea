/** The colours that an owner chooses first; all others can be made from them. */
export const MAIN_COLOURS = ['paper', 'ink', 'accent', 'link'] as const

/** The colours made from the main ones, unless the owner sets them. */
export const FINER_COLOURS = [
  ...(['raised', 'sand', 'dune', 'pale', 'deep', 'inkSoft', 'caption', 'paperSoft'] as const),
  ...(['accentSoft', 'linkSoft', 'error', 'errorSoft'] as const),
  ...(['duneText', 'duneCaption', 'duneAccent', 'duneLink'] as const),
] as const

export const COLOURS = [...MAIN_COLOURS, ...FINER_COLOURS] as const

export type MainColour = (typeof MAIN_COLOURS)[number]
export type BrandColour = (typeof COLOURS)[number]

/** Every colour of a brand, as `#rrggbb`. */
export type Palette = Record<BrandColour, string>

/** Colours as an owner enters them: any may be missing or malformed. */
export type EnteredColours = { readonly [Name in BrandColour]?: string | null | undefined }

/** The main colours of a site without a brand. */
export const NEUTRAL: Record<MainColour, string> = {
  paper: '#f8f7f4',
  ink: '#20262c',
  accent: '#98482f',
  link: '#235f78',
}

/** The name of each colour in the studio, and in sentences about contrast. */
export const COLOUR_NAMES: Record<BrandColour, string> = {
  paper: 'Page',
  ink: 'Ink',
  accent: 'Accent',
  link: 'Links',
  raised: 'Cards and fields',
  sand: 'Sand',
  dune: 'Dune',
  pale: 'Pale',
  deep: 'Dusk',
  inkSoft: 'Quiet text',
  caption: 'Captions',
  paperSoft: 'Quiet text on dark',
  accentSoft: 'Accent on dark',
  linkSoft: 'Links on dark',
  error: 'Errors',
  errorSoft: 'Errors on dark',
  duneText: 'Quiet text on Dune',
  duneCaption: 'Captions on Dune',
  duneAccent: 'Accent on Dune',
  duneLink: 'Links on Dune',
}

/** The custom property of each colour; `ui/styles/tokens.css` derives roles from them. */
export const PROPERTIES: Record<BrandColour, string> = {
  paper: '--chalk',
  ink: '--ink',
  accent: '--terra',
  link: '--lagoon',
  raised: '--shell',
  sand: '--sand',
  dune: '--dune',
  pale: '--lagoon-pale',
  deep: '--ink-deep',
  inkSoft: '--pine',
  caption: '--bark',
  paperSoft: '--fog',
  accentSoft: '--terra-soft',
  linkSoft: '--lagoon-mist',
  error: '--alarm',
  errorSoft: '--alarm-soft',
  duneText: '--dune-2',
  duneCaption: '--dune-3',
  duneAccent: '--dune-accent',
  duneLink: '--dune-link',
}
