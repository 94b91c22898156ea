import type { Colour } from '@belvedere/kit/colour.ts'
import { readLight } from '@belvedere/kit/light/light.ts'
import { keptIn, lightIn, type Part, shownIn, within } from '@belvedere/kit/light/part.ts'
import { CONTRAST, isBrightFor, STRONGEST, shadeFor } from '@belvedere/kit/light/shade.ts'
import { scrimRgb } from '@belvedere/kit/scrim.ts'
import type { Picture } from './picture.ts'
import type { Style } from './style.ts'

/** Words on a screen of this ratio, which a picture fills. */
type Screen = { ratio: number; words: Part }

/** Where words stand on a picture, on phones, tablets and desktops, the widths of its stylesheet. */
export type Places = { phone: Screen[]; tablet: Screen[]; desktop: Screen[] }

/** A picture with its colour and light, as far as they are known. */
type Ground = Pick<Picture, 'focalPoint' | 'responsiveImage' | 'light' | 'portrait'>

/** Usual colours of light and dark words: a block does not know those of the brand. */
const LIGHT_WORDS: Colour = [240, 238, 232]
const DARK_WORDS: Colour = [38, 44, 50]

/**
 * What is around the letters besides a shade: their soft shadow (`--halo`), and for the header its own
 * scrim and shadows.
 */
const HALO = { title: 0.1, small: 0.2, foot: 0.16, head: 0.4 } as const

/** The shade under words on a picture whose light is unknown, such as one of another service. */
const UNKNOWN = 0.5

/** The hue of the shades over a picture: its main colour, as dark as dusk; else that of the brand. */
export function shadeHue(picture: Ground | null | undefined): Style | undefined {
  const colour = scrimRgb(picture?.responsiveImage.bgColor)
  return colour && { '--deep-rgb': colour.join(' ') }
}

/** The custom properties of the shades, on phones, tablets and desktops (`blocks/hero`). */
const PROPERTIES = {
  title: { phone: '--title-phone', tablet: '--title-tablet', desktop: '--title-desktop' },
  small: { phone: '--small-phone', tablet: '--small-tablet', desktop: '--small-desktop' },
  foot: { phone: '--foot-phone', tablet: '--foot-tablet', desktop: '--foot-desktop' },
  head: { phone: '--head-phone', tablet: '--head-tablet', desktop: '--head-desktop' },
} as const

/**
 * The weakest shades under which light words can be read on each of the pictures, as custom
 * properties; without one there is no shade. Without a picture, as under a film that has no poster,
 * nobody knows what is there.
 */
export function shadesOf(
  name: keyof typeof PROPERTIES,
  pictures: readonly Ground[],
  places: Places,
): Style {
  const least = name === 'title' ? CONTRAST.large : CONTRAST.small
  const strengths = KINDS.map((kind) => {
    const needed = pictures.map((picture) => shadeOn(picture, places[kind], least))
    const most = needed.length > 0 ? Math.max(...needed) : UNKNOWN
    return [PROPERTIES[name][kind], besideHalo(most, HALO[name])] as const
  })
  return Object.fromEntries(strengths.filter(([, strength]) => strength > 0))
}

const KINDS = ['phone', 'tablet', 'desktop'] as const

/** What is left for a shade, if the letters’ own shadow lies on top of it. */
function besideHalo(needed: number, halo: number): number {
  return Math.max(0, Math.round((1 - (1 - needed) / (1 - halo)) * 100) / 100)
}

function shadeOn(picture: Ground, screens: Screen[], least: number): number {
  const light = readLight(picture.light)
  if (!light) return UNKNOWN
  const hue = scrimRgb(picture.responsiveImage.bgColor) ?? [0, 0, 0]
  const words = { colour: LIGHT_WORDS, least }
  const needed = screens.map((screen) => {
    const { bright } = lightIn(light, groundOf(picture, screen))
    return shadeFor(bright, hue, words) ?? STRONGEST
  })
  return Math.max(...needed)
}

/** Whether dark words can be read on all of the pictures, on every screen, without a shade. */
export function areBright(pictures: readonly Ground[], places: Places): boolean {
  const words = { colour: DARK_WORDS, least: CONTRAST.small }
  return pictures.every((picture) => {
    const light = readLight(picture.light)
    const screens = Object.values(places).flat()
    return (
      light &&
      screens.every((screen) => isBrightFor(lightIn(light, groundOf(picture, screen)).dark, words))
    )
  })
}

/** The part of a picture that is under the words of a screen; phones in portrait have their crop. */
function groundOf(
  { responsiveImage, portrait, focalPoint }: Ground,
  { ratio, words }: Screen,
): Part {
  const { aspectRatio } = responsiveImage
  const crop = ratio < 0.6 && portrait ? portrait.width / portrait.height : undefined
  const kept = crop ? keptIn(aspectRatio, crop, focalPoint) : undefined
  const shown = shownIn(crop ?? aspectRatio, ratio, focalPoint)
  return within(kept ? within(kept, shown) : shown, words)
}
