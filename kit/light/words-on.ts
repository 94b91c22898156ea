import type { Colour } from '../colour.ts'
import { scrimRgb } from '../scrim.ts'
import { type Light, readLight } from './light.ts'
import { keptIn, lightIn, type Part, type Point, shownIn, within } from './part.ts'
import { CONTRAST, isBrightFor, STRONGEST, shadeFor } from './shade.ts'

/** Words on a screen of this ratio (width ÷ height), which a picture covers. */
export type Screen = { ratio: number; words: Part }

/** Where words stand on a picture, on phones, tablets and desktops, the widths of its stylesheet. */
export type Places = { phone: Screen[]; tablet: Screen[]; desktop: Screen[] }

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

/** Usual colours of light and dark words: a block does not know those of the brand. */
const LIGHT_WORDS: Colour = [240, 238, 232]
const DARK_WORDS: Colour = [38, 44, 50]

/**
 * The opacity, 0 to 1, of the weakest shade under which light words reach the contrast on all of the
 * screens; undefined if the light of the picture is unknown.
 */
export function shadeNeeded(ground: Ground, screens: Screen[], least: number): number | undefined {
  const light = readLight(ground.light)
  if (!light) return undefined
  const hue = scrimRgb(ground.colour) ?? [0, 0, 0]
  const words = { colour: LIGHT_WORDS, least }
  const needed = screens.map(
    (screen) => shadeFor(under(light, ground, screen).bright, hue, words) ?? STRONGEST,
  )
  return Math.max(...needed)
}

/** Whether dark words can be read on all of the screens without a shade. */
export function isBrightUnder(ground: Ground, screens: Screen[]): boolean {
  const light = readLight(ground.light)
  const words = { colour: DARK_WORDS, least: CONTRAST.small }
  return (
    light !== undefined &&
    screens.every((screen) => isBrightFor(under(light, ground, screen).dark, words))
  )
}

/** The light under the words of a screen; phones in portrait have their crop. */
function under(light: Light, { ratio, portrait, focalPoint }: Ground, screen: Screen) {
  const crop = screen.ratio < 0.6 ? portrait : undefined
  const kept = crop ? keptIn(ratio, crop, focalPoint) : undefined
  const shown = shownIn(crop ?? ratio, screen.ratio, focalPoint)
  return lightIn(light, within(kept ? within(kept, shown) : shown, screen.words))
}
