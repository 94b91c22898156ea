import { type Colour, luminance } from '../colour.ts'
import { MOST } from './light.ts'

/** The contrast that words need (WCAG 2.2, 1.4.3): small ones, and large titles. */
export const CONTRAST = { small: 4.5, large: 3 } as const

/** A stronger shade hides the picture, so words that need more stay below their contrast. */
export const STRONGEST = 0.8

const STEP = 0.02

/** A grid has 64 steps, and a shade is laid over colours, not over greys. */
const MARGIN = 1.12

type Words = { colour: Colour; least: number }

/**
 * The opacity of the weakest shade of this colour, 0 to `STRONGEST`, under which words can be read on
 * something of this brightness (0 to 63): light words need a dark shade, dark words a bright one.
 * Undefined if none is strong enough.
 */
export function shadeFor(
  brightness: number,
  shade: Colour,
  { colour, least }: Words,
): number | undefined {
  const [ground, over] = [brightness / MOST, grey(shade)]
  const words = luminance(colour) + 0.05
  const isDark = grey(colour) < 0.5
  for (let opacity = 0; opacity <= STRONGEST + STEP / 2; opacity += STEP) {
    const shown = linear(ground + (over - ground) * opacity) + 0.05
    const contrast = isDark ? shown / words : words / shown
    if (contrast >= least * MARGIN) return Math.round(opacity * 100) / 100
  }
  return undefined
}

/** The brightness of a colour, 0 to 1, in the steps of sRGB. */
export function grey(colour: Colour): number {
  const value = luminance(colour)
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function linear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
