import { type BrandColour, COLOUR_NAMES, type Palette } from './colours.ts'

/** The grounds that a block can have by name, from the page's own to the darkest. */
export const GROUND_NAMES = ['page', 'sand', 'dune', 'pale', 'ink', 'dusk'] as const

export type GroundName = (typeof GROUND_NAMES)[number]

const COLOUR_OF: Record<GroundName, BrandColour> = {
  page: 'paper',
  sand: 'sand',
  dune: 'dune',
  pale: 'pale',
  ink: 'ink',
  dusk: 'deep',
}

/** The name of a ground in the studio: that of its colour. */
export function groundLabel(name: GroundName): string {
  return COLOUR_NAMES[COLOUR_OF[name]]
}

export function isGroundName(value: unknown): value is GroundName {
  return GROUND_NAMES.some((name) => name === value)
}

/** The colour of a ground. */
export function groundColour(name: GroundName, palette: Palette): string {
  return palette[COLOUR_OF[name]]
}

/** The ground of this colour, if the palette has one; `#rrggbb` in lower case. */
export function groundNamed(hex: string, palette: Palette): GroundName | undefined {
  return GROUND_NAMES.find((name) => groundColour(name, palette) === hex)
}
