import {
  type Ground,
  shadeNeeded,
  type Tone,
  toneOn,
  type WordsOn,
} from '@belvedere/kit/light/words-on.ts'
import { scrimRgb, veilRgb } from '@belvedere/kit/scrim.ts'
import type { Picture } from './picture.ts'
import type { Style } from './style.ts'

/** A picture with its colour and light, as far as they are known. */
type Lit = Pick<Picture, 'focalPoint' | 'responsiveImage' | 'light' | 'portrait'>

/**
 * What is around light letters besides a shade: their soft shadow (`--halo`), and for the header its
 * own scrim and shadows. For dark letters the calculation assumes no halo.
 */
const HALO = { title: 0.06, small: 0.2, foot: 0.16, head: 0.4 } as const

/** The least shade below small dark words: the grid of the light is too coarse for small shadows. */
const LEAST_GLOW = 0.2

/** The shade under words on a picture whose light is unknown, such as one of another service. */
const UNKNOWN = 0.5

/**
 * The hue of the shades over a picture: for light words its main colour, as dark as dusk, else that of
 * the brand; for dark words a white with some of its colour.
 */
export function shadeHue(
  picture: Lit | null | undefined,
  { words, head }: { words: Tone; head: Tone } = { words: 'light', head: 'light' },
): Style {
  const colour = picture?.responsiveImage.bgColor
  const hue = (tone: Tone) => (tone === 'dark' ? veilRgb(colour) : scrimRgb(colour))?.join(' ')
  const own = hue(words)
  // A picture of which no colour is known has the brand's.
  const ofHead = head === words ? undefined : (hue(head) ?? '0 0 0')
  return { ...(own && { '--deep-rgb': own }), ...(ofHead && { '--head-rgb': ofHead }) }
}

/** The tone of words on all of the pictures; light if there is none, as under a film. */
export function toneOf(pictures: readonly Lit[], words: readonly WordsOn[]): Tone {
  return pictures.length > 0 ? toneOn(pictures.map(groundOf), words) : 'light'
}

/** The custom properties of the shades, on phones, tablets and desktops (`blocks/hero`). */
const PROPERTIES = {
  title: { phone: '--title-phone', tablet: '--title-tablet', desktop: '--title-desktop' },
  small: { phone: '--small-phone', tablet: '--small-tablet', desktop: '--small-desktop' },
  foot: { phone: '--foot-phone', tablet: '--foot-tablet', desktop: '--foot-desktop' },
  head: { phone: '--head-phone', tablet: '--head-tablet', desktop: '--head-desktop' },
} as const

/**
 * The weakest shades under which words of a tone can be read on each of the pictures, as custom
 * properties; without one there is no shade. Without a picture, as under a film that has no poster,
 * nobody knows what is there.
 */
export function shadesOf(
  name: keyof typeof PROPERTIES,
  pictures: readonly Lit[],
  { places, least: contrast }: WordsOn,
  tone: Tone = 'light',
): Style {
  const halo = tone === 'light' ? HALO[name] : 0
  const strengths = KINDS.map((kind) => {
    const needed = pictures.map(
      (picture) =>
        shadeNeeded(groundOf(picture), places[kind], { least: contrast, tone }) ?? UNKNOWN,
    )
    const least = tone === 'dark' && name === 'small' ? LEAST_GLOW : 0
    const most = needed.length > 0 ? Math.max(...needed, least) : UNKNOWN
    return [PROPERTIES[name][kind], besideHalo(most, halo)] as const
  })
  return Object.fromEntries(strengths.filter(([, strength]) => strength > 0))
}

const KINDS = ['phone', 'tablet', 'desktop'] as const

/** What is left for a shade, if the letters’ own shadow lies on top of it. */
function besideHalo(needed: number, halo: number): number {
  return Math.max(0, Math.round((1 - (1 - needed) / (1 - halo)) * 100) / 100)
}

function groundOf({ responsiveImage, portrait, focalPoint, light }: Lit): Ground {
  return {
    ratio: responsiveImage.aspectRatio,
    portrait: portrait ? portrait.width / portrait.height : undefined,
    focalPoint,
    light: light ?? null,
    colour: responsiveImage.bgColor,
  }
}
