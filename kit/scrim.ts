import { type Colour, parseHex } from './colour.ts'

/**
 * The maximum brightness of the channels of a dark shade: light words on it stay as legible as on the
 * brand's dusk.
 */
const DARKEST = 30

/** How much of a picture's colour a bright shade has; the rest is white. */
const TINT = 0.1

/** The colour of dark shades over a picture: its main colour, as dark as dusk. */
export function scrimRgb(mainColour: string | null | undefined): Colour | undefined {
  const colour = parseHex(mainColour ?? '')
  if (!colour) return undefined
  const share = DARKEST / Math.max(DARKEST, ...colour)
  return colour.map((channel) => Math.round(channel * share)) as Colour
}

/** The colour of bright shades over a picture: nearly white, with some of its main colour. */
export function veilRgb(mainColour: string | null | undefined): Colour {
  const colour = parseHex(mainColour ?? '') ?? [255, 255, 255]
  return colour.map((channel) => Math.round(255 - (255 - channel) * TINT)) as Colour
}
