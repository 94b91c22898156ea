import { contrast, luminance, parseHex } from '../colour.ts'
import { type BrandColour, COLOUR_NAMES, type EnteredColours } from './colours.ts'
import { READABLE } from './derive.ts'
import { paletteOf } from './palette.ts'

const LIGHT: BrandColour[] = ['paper', 'sand', 'pale', 'raised']
const DARK: BrandColour[] = ['ink', 'deep']

/** Each text colour with the grounds that it appears on. */
const PAIRS: [text: BrandColour, grounds: BrandColour[]][] = [
  ['ink', [...LIGHT, 'dune']],
  ['accent', LIGHT],
  ['link', LIGHT],
  ['inkSoft', LIGHT],
  ['caption', LIGHT],
  ['error', LIGHT],
  ['paper', DARK],
  ['paperSoft', DARK],
  ['accentSoft', DARK],
  ['linkSoft', DARK],
  ['errorSoft', DARK],
  ['duneText', ['dune']],
  ['duneCaption', ['dune']],
  ['duneAccent', ['dune']],
  ['duneLink', ['dune']],
]

/** A text colour that is illegible on a ground. */
type ContrastProblem = { text: BrandColour; ground: BrandColour; sentence: string }

/** The pairs of a palette with too little contrast, each with a sentence of advice. */
export function contrastProblems(entered: EnteredColours | null | undefined): ContrastProblem[] {
  const palette = paletteOf(entered)
  const colourOf = (name: BrandColour) => parseHex(palette[name]) ?? [0, 0, 0]
  return PAIRS.flatMap(([text, grounds]) =>
    grounds.flatMap((ground) => {
      const [one, other] = [colourOf(text), colourOf(ground)]
      const ratio = contrast(one, other)
      if (ratio >= READABLE) return []
      const isDark = luminance(other) < luminance(one)
      const advice = `Choose a ${isDark ? 'lighter' : 'darker'} “${COLOUR_NAMES[text]}” or a ${isDark ? 'darker' : 'lighter'} “${COLOUR_NAMES[ground]}”.`
      const pair = `“${COLOUR_NAMES[text]}” (${palette[text]}) on “${COLOUR_NAMES[ground]}” (${palette[ground]})`
      const sentence = `${pair} has a contrast of ${written(ratio)}:1; text needs ${READABLE}:1. ${advice}`
      return [{ text, ground, sentence }]
    }),
  )
}

/** Rounded down, so that 4.46 is not shown as the required 4.5. */
function written(ratio: number) {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
