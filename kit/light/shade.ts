import { type Colour, luminance } from '../colour.ts'
import { MOST } from './light.ts'

/** The contrast that words need (WCAG 2.2, 1.4.3): small ones, and large titles. */
export const CONTRAST = { small: 4.5, large: 3 } as const

/** A stronger shade hides the picture, so words that need more stay below their contrast. */
export const STRONGEST = 0.8

const STEP = 0.02

/** A grid has 64 steps, and a shade is laid over colours, not over greys. */
const MARGIN = 1.05

type Words = { colour: Colour; least: number }

/**
 * The opacity of the weakest shade of this colour, 0 to `STRONGEST`, under which light words can be
 * read on something this bright (0 to 63); undefined if none is strong enough.
 */
export function shadeFor(
  bright: number,
  shade: Colour,
  { colour, least }: Words,
): number | undefined {
  const [ground, over] = [bright / MOST, grey(shade)]
  const words = luminance(colour) + 0.05
  for (let opacity = 0; opacity <= STRONGEST + STEP / 2; opacity += STEP) {
    const shown = ground + (over - ground) * opacity
    if (words / (linear(shown) + 0.05) >= least * MARGIN) return Math.round(opacity * 100) / 100
  }
  return undefined
}

/** Whether dark words can be read on something this dark (0 to 63) without a shade. */
export function isBrightFor(dark: number, { colour, least }: Words): boolean {
  return (linear(dark / MOST) + 0.05) / (luminance(colour) + 0.05) >= least * MARGIN
}

/** The brightness of a colour, 0 to 1, in the steps of sRGB. */
export function grey(colour: Colour): number {
  const value = luminance(colour)
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function linear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
