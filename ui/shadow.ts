import { scrimRgb } from '@belvedere/kit/scrim.ts'
import type { Style } from './style.ts'

/**
 * Gives the scrims over a picture the hue of its shadows: its main colour, as dark as dusk. Without
 * a colour they keep that of the brand.
 */
export function scrimsOf(mainColour: string | null | undefined): Style | undefined {
  const colour = scrimRgb(mainColour)
  return colour && { '--deep-rgb': colour.join(' ') }
}
