import { type HeroShades, heroShades } from '@belvedere/kit/light/hero-shades.ts'
import type { HeroSize } from '@belvedere/kit/light/hero-words.ts'
import type { Ground, Tone } from '@belvedere/kit/light/words-on.ts'
import { scrimRgb, veilRgb } from '@belvedere/kit/scrim.ts'
import type { Picture } from './picture.ts'
import type { Style } from './style.ts'

/** A picture with its colour and light, as far as they are known. */
type Lit = Pick<Picture, 'focalPoint' | 'responsiveImage' | 'light' | 'portrait'>

/** What an opening says of its words on a picture: their tone, that of the header, and the shades. */
export type Shading = { 'data-tone': 'dark' | 'light'; 'data-header'?: 'black'; style: Style }

/**
 * The tones of words on an opening’s picture, and the weakest shades under which they can be read.
 * The foot alone is still in view on the pictures that come while it leaves the screen.
 */
export function shadingOn(
  picture: Lit | null | undefined,
  size: HeroSize,
  leaving: readonly Lit[] = [],
): Shading {
  const opening = picture ? [groundOf(picture)] : []
  const { tones, strengths } = heroShades({ opening, leaving: leaving.map(groundOf) }, size)
  return {
    'data-tone': tones.words === 'light' ? 'dark' : 'light',
    ...(tones.head === 'dark' && { 'data-header': 'black' }),
    style: { ...huesOf(picture?.responsiveImage.bgColor, tones), ...propertiesOf(strengths) },
  }
}

/**
 * The hues of the shades: for light words the picture’s main colour, as dark as dusk, else that of the
 * brand; for dark words a white with some of its colour.
 */
function huesOf(colour: string | null | undefined, { words, head }: HeroShades['tones']): Style {
  const hue = (tone: Tone) => (tone === 'dark' ? veilRgb(colour) : scrimRgb(colour))?.join(' ')
  const own = hue(words)
  // A picture of which no colour is known has the brand's.
  const ofHead = head === words ? undefined : (hue(head) ?? '0 0 0')
  return { ...(own && { '--deep-rgb': own }), ...(ofHead && { '--head-rgb': ofHead }) }
}

/** The custom properties of the shades (`blocks/hero`), each as one word: the build looks for their names. */
const PROPERTIES = {
  title: {
    phone: '--title-phone',
    tablet: '--title-tablet',
    sideways: '--title-sideways',
    desktop: '--title-desktop',
  },
  small: {
    phone: '--small-phone',
    tablet: '--small-tablet',
    sideways: '--small-sideways',
    desktop: '--small-desktop',
  },
  foot: {
    phone: '--foot-phone',
    tablet: '--foot-tablet',
    sideways: '--foot-sideways',
    desktop: '--foot-desktop',
  },
  head: {
    phone: '--head-phone',
    tablet: '--head-tablet',
    sideways: '--head-sideways',
    desktop: '--head-desktop',
  },
} as const

/** Those of the shades that there are. */
function propertiesOf(strengths: HeroShades['strengths']): Style {
  const of = (part: keyof typeof PROPERTIES) => {
    const [names, { phone, tablet, sideways, desktop }] = [PROPERTIES[part], strengths[part]]
    return [
      [names.phone, phone],
      [names.tablet, tablet],
      [names.sideways, sideways],
      [names.desktop, desktop],
    ] as const
  }
  const all = [...of('title'), ...of('small'), ...of('foot'), ...of('head')]
  return Object.fromEntries(all.filter(([, strength]) => strength > 0))
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
