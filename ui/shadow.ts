import { parseHex } from '@belvedere/kit/colour.ts'
import type { Style } from './style.ts'

/** The brightest channel of a scrim's colour: text on it stays as legible as on the brand's dusk. */
const DARKEST = 30

/**
 * Gives the scrims over a picture the hue of its shadows: its main colour, as dark as dusk. Without a
 * colour they keep that of the brand.
 */
export function scrimsOf(mainColour: string | null | undefined): Style | undefined {
  const colour = parseHex(mainColour ?? '')
  if (!colour) return undefined
  const share = DARKEST / Math.max(DARKEST, ...colour)
  return { '--dusk-rgb': colour.map((channel) => Math.round(channel * share)).join(' ') }
}
