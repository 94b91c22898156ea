import { type Colour, parseHex } from './colour.ts'

/**
 * The maximum brightness of a scrim's colour channels: text on it stays as legible as on the
 * brand's dusk.
 */
const DARKEST = 30

/** The colour of the scrims over a picture: its main colour, as dark as dusk. */
export function scrimRgb(mainColour: string | null | undefined): Colour | undefined {
  const colour = parseHex(mainColour ?? '')
  if (!colour) return undefined
  const share = DARKEST / Math.max(DARKEST, ...colour)
  return colour.map((channel) => Math.round(channel * share)) as Colour
}
