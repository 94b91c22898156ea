import type { Colour } from '../colour.ts'
import { scrimRgb, veilRgb } from '../scrim.ts'
import { type Light, readLight } from './light.ts'
import { keptIn, lightIn, type Part, type Point, shownIn, within } from './part.ts'
import { STRONGEST, shadeFor } from './shade.ts'

/** Words on a screen of this ratio (width ÷ height), which a picture covers. */
export type Screen = { ratio: number; words: readonly Part[] }

/** The kinds of screens that a stylesheet tells apart; `sideways` is a phone. */
export const KINDS = ['phone', 'tablet', 'sideways', 'desktop'] as const

export type Kind = (typeof KINDS)[number]

/** Where words stand on a picture. */
export type Places = Record<Kind, Screen[]>

/** Words on a picture: where they stand, the contrast that they need, and their colour if it is known. */
export type WordsOn = { places: Places; least: number; dark?: Colour }

/** A picture that covers a screen; ratios are width ÷ height. */
export type Ground = {
  ratio: number
  /** Of the crop that phones in portrait have; undefined if they have none. */
  portrait: number | undefined
  focalPoint: Point
  /** As `writeLight` has written it; null if nobody has measured it. */
  light: string | null
  /** Its main colour as `#RRGGBB`. */
  colour: string | null
}

/** Whether words on a picture are light, on its shadows, or dark, on its light. */
export type Tone = 'light' | 'dark'

/** Usual colours of words: a block does not know those of the brand. */
const WORDS: Readonly<Record<Tone, Colour>> = { light: [240, 238, 232], dark: [38, 44, 50] }

/**
 * The opacity, 0 to 1, of the weakest shade under which words of a tone reach the contrast on all of
 * the screens; undefined if the light of the picture is unknown.
 */
export function shadeNeeded(
  ground: Ground,
  screens: Screen[],
  { least, tone, dark = WORDS.dark }: { least: number; tone: Tone; dark?: Colour },
): number | undefined {
  const light = readLight(ground.light)
  if (!light) return undefined
  const hue = tone === 'dark' ? veilRgb(ground.colour) : (scrimRgb(ground.colour) ?? [0, 0, 0])
  const words = { colour: { ...WORDS, dark }[tone], least }
  const needed = screens.map((screen) => {
    const { bright, dark } = under(light, ground, screen)
    return shadeFor(tone === 'light' ? bright : dark, hue, words) ?? STRONGEST
  })
  return Math.max(...needed)
}

/** The light under the words of a screen; phones in portrait have their crop. */
function under(light: Light, { ratio, portrait, focalPoint }: Ground, screen: Screen) {
  const crop = screen.ratio < 0.6 ? portrait : undefined
  const kept = crop ? keptIn(ratio, crop, focalPoint) : undefined
  const shown = shownIn(crop ?? ratio, screen.ratio, focalPoint)
  const seen = kept ? within(kept, shown) : shown
  return lightIn(
    light,
    screen.words.map((part) => within(seen, part)),
  )
}
