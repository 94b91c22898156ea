import { type Colour, contrast, mix, parseHex, toHex } from '../colour.ts'
import type { BrandColour, Palette } from './colours.ts'
import { READABLE } from './derive.ts'

/** The texts that stand on the ground of a page. */
const TEXTS: BrandColour[] = ['ink', 'inkSoft', 'caption', 'accent', 'link', 'error']

/** The most of the evening’s light in the ground; more would look like a tint. */
const MOST = 0.24

/**
 * The ground at the end of a page that is a day: the second ground in the light of a low sun, as warm as
 * all texts on it allow.
 */
export function duskOf(palette: Palette): string {
  const colour = (name: BrandColour): Colour => parseHex(palette[name]) ?? [0, 0, 0]
  const texts = TEXTS.map(colour)
  const at = (share: number) => mix(colour('sand'), colour('accentSoft'), share)
  const isReadable = (ground: Colour) => texts.every((text) => contrast(text, ground) >= READABLE)
  let share = MOST
  while (share > 0 && !isReadable(at(share))) share -= 0.02
  return toHex(at(Math.max(0, share)))
}
