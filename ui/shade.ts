import type { Colour } from '@belvedere/kit/colour.ts'
import { type HeroShades, heroShades } from '@belvedere/kit/light/hero-shades.ts'
import type { HeroPlace, HeroSize } from '@belvedere/kit/light/hero-words.ts'
import { type Ground, KINDS, type Tone } from '@belvedere/kit/light/words-on.ts'
import { scrimRgb, veilRgb } from '@belvedere/kit/scrim.ts'
import type { Picture } from './picture.ts'
import type { Style } from './style.ts'

/** A picture with its colour and light, as far as they are known. */
type Lit = Pick<Picture, 'focalPoint' | 'responsiveImage' | 'light' | 'portrait'>

/**
 * What an opening says of its words on a picture: their tone, the kinds of screens on which they are
 * dark if not all agree, the tone of the header, and the shades.
 */
export type Shading = {
  'data-tone': 'dark' | 'light'
  'data-dark'?: string
  'data-header'?: 'black' | 'black shaded'
  style: Style
}

/**
 * The tones of words on an opening’s picture, and the weakest shades under which they can be read.
 * The subtitle alone is still in view on the pictures that come while it leaves the screen.
 */
export function shadingOn(
  picture: Lit | null | undefined,
  size: HeroSize,
  leaving: readonly Lit[] = [],
): Shading {
  const opening = picture ? [groundOf(picture)] : []
  const { tones, strengths } = heroShades({ opening, leaving: leaving.map(groundOf) }, size)
  const dark = darkOn(tones)
  return {
    'data-tone': tones.words.desktop === 'light' ? 'dark' : 'light',
    ...(dark && { 'data-dark': dark }),
    ...(tones.head === 'dark' && { 'data-header': headerOn(strengths) }),
    style: { ...huesOf(picture?.responsiveImage.bgColor, tones), ...propertiesOf(strengths) },
  }
}

/** The dark header; it has a soft light around its letters where the picture asks for a shade below them. */
function headerOn({ head }: HeroShades['strengths']) {
  return KINDS.some((kind) => head[kind] > 0) ? 'black shaded' : 'black'
}

type Tones = HeroShades['tones']

/** The kinds of screens on which words are dark while they are light on others, as styles name them. */
function darkOn({ words }: Tones): string | undefined {
  const kinds = { phone: words.phone, sideways: words.sideways, wide: words.desktop }
  const dark = Object.entries(kinds).flatMap(([kind, tone]) => (tone === 'dark' ? [kind] : []))
  return dark.length > 0 && dark.length < 3 ? dark.join(' ') : undefined
}

/**
 * The hues of the shades: for light words the picture’s main colour, as dark as dusk, else that of the
 * brand; for dark words a white with some of its colour.
 */
function huesOf(colour: string | null | undefined, tones: Tones): Style {
  const hue = (tone: Tone) => (tone === 'dark' ? veilRgb(colour) : scrimRgb(colour))
  const isMixed = darkOn(tones) !== undefined
  const own = hue(tones.words.desktop)?.join(' ')
  // A light header has its own scrim.
  const isOther = tones.head === 'dark' && (isMixed || tones.words.desktop === 'light')
  return {
    ...(isMixed ? mixed(hue('light') ?? [0, 0, 0], veilRgb(colour)) : own && { '--deep-rgb': own }),
    ...(isOther && { '--head-rgb': veilRgb(colour).join(' ') }),
  }
}

/**
 * The colours of words and shades where screens differ: `--dark` is 1 on those with dark words
 * (`blocks/hero/hero.module.css`).
 */
function mixed(scrim: Colour, veil: Colour): Style {
  const mix = (light: string, dark: string) =>
    `color-mix(in srgb,var(${dark}) calc(100%*var(--dark,0)),var(${light}))`
  const hue = scrim.map((from, i) => `calc(${from} + ${(veil[i] ?? 0) - from}*var(--dark,0))`)
  return {
    '--fg': mix('--paper', '--ink'),
    '--bg': mix('--ink', '--paper'),
    '--accent': mix('--accent-2', '--accent-1'),
    '--deep-rgb': hue.join(' '),
  }
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
  cue: {
    phone: '--cue-phone',
    tablet: '--cue-tablet',
    sideways: '--cue-sideways',
    desktop: '--cue-desktop',
  },
  leaving: {
    phone: '--noon-phone',
    tablet: '--noon-tablet',
    sideways: '--noon-sideways',
    desktop: '--noon-desktop',
  },
  head: {
    phone: '--head-phone',
    tablet: '--head-tablet',
    sideways: '--head-sideways',
    desktop: '--head-desktop',
  },
} as const

/** Those of the shades that there are, and for the foot over later pictures those that are stronger. */
function propertiesOf(strengths: HeroShades['strengths']): Style {
  const of = (place: HeroPlace) =>
    KINDS.map((kind) => [PROPERTIES[place][kind], strengths[place][kind]] as const)
  const later = KINDS.filter((kind) => strengths.leaving[kind] > strengths.foot[kind])
  const all = (['title', 'small', 'foot', 'cue', 'head'] as const).flatMap(of)
  return Object.fromEntries([
    ...all.filter(([, strength]) => strength > 0),
    ...later.map((kind) => [PROPERTIES.leaving[kind], strengths.leaving[kind]]),
  ])
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
