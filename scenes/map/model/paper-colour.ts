import type { Kind } from './kinds.ts'

/** A colour in bytes, in sRGB. */
export type Rgb = readonly [r: number, g: number, b: number]

type Paper = { white: Rgb; share: number }

/**
 * How white the model is by kind. Places keep most of their colours, so that a house is known by its
 * stone, its larch and its roof; all around them is a tint on paper.
 */
const PAPER: Record<Kind, Paper> = {
  land: { white: [243, 236, 224], share: 0.58 },
  trees: { white: [226, 229, 214], share: 0.52 },
  things: { white: [252, 249, 243], share: 0.7 },
  places: { white: [255, 253, 249], share: 0.3 },
}

/** The paper colour for a colour of the file in linear RGB from 0 to 1. */
export function paperColour(kind: Kind, r: number, g: number, b: number): Rgb {
  const { white, share } = PAPER[kind]
  const mix = (part: number, paper: number) => {
    return Math.round(paper * share + onScreen(part) * (1 - share))
  }
  return [mix(r, white[0]), mix(g, white[1]), mix(b, white[2])]
}

/** From linear light to sRGB bytes. */
function onScreen(linear: number) {
  const value = Math.min(1, Math.max(0, linear))
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
}
