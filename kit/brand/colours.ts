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
  sand: 'Ground 2',
  dune: 'Ground 3',
  pale: 'Ground 4',
  deep: 'Deep',
  inkSoft: 'Quiet text',
  caption: 'Captions',
  paperSoft: 'Quiet text on dark',
  accentSoft: 'Accent on dark',
  linkSoft: 'Links on dark',
  error: 'Errors',
  errorSoft: 'Errors on dark',
  duneText: 'Quiet text on Ground 3',
  duneCaption: 'Captions on Ground 3',
  duneAccent: 'Accent on Ground 3',
  duneLink: 'Links on Ground 3',
}

/**
 * The custom property of each colour; `ui/styles/tokens.css` derives roles from them. Of a pair, `-1` is
 * for light grounds and `-2` for dark ones.
 */
export const PROPERTIES: Record<BrandColour, string> = {
  paper: '--paper',
  ink: '--ink',
  accent: '--accent-1',
  link: '--link-1',
  raised: '--raised',
  sand: '--ground-2',
  dune: '--ground-3',
  pale: '--ground-4',
  deep: '--deep',
  inkSoft: '--ink-2',
  caption: '--ink-3',
  paperSoft: '--paper-2',
  accentSoft: '--accent-2',
  linkSoft: '--link-2',
  error: '--error-1',
  errorSoft: '--error-2',
  duneText: '--ground-3-fg-2',
  duneCaption: '--ground-3-fg-3',
  duneAccent: '--ground-3-accent',
  duneLink: '--ground-3-link',
}
