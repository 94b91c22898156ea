import { type HeroPart, type HeroPlace, type HeroSize, heroWords } from './hero-words.ts'
import { type Ground, KINDS, type Kind, shadeNeeded, type Tone } from './words-on.ts'

/**
 * The pictures that the words of a hero stand on in turn: `opening` from the start, `leaving` while it
 * leaves the screen, when the subtitle alone is still there.
 */
export type Pictures = { opening: readonly Ground[]; leaving?: readonly Ground[] }

/** The tones of a hero’s words and of the header, and the strength of each shade, 0 to 1. */
export type HeroShades = {
  tones: { words: Record<Kind, Tone>; head: Tone }
  /** Of `leaving`: what the subtitle has when the pictures have come that follow. */
  strengths: Record<HeroPlace, Strengths>
  /** Whether the light of all the pictures is known. */
  isKnown: boolean
}

type Strengths = Record<Kind, number>

type Needed = Record<HeroPlace, Strengths>

/** The words that choose the tone; “Scroll” has theirs, and the header its own. */
const WORDS = ['title', 'small', 'foot'] as const

/**
 * What is around light letters besides a shade: their soft shadow (`--halo`), and for the header its
 * own scrim and shadows. For dark letters the calculation assumes no halo.
 */
const HALO: Readonly<Record<HeroPlace, number>> = {
  title: 0.06,
  small: 0.2,
  foot: 0.16,
  cue: 0.16,
  leaving: 0.16,
  head: 0.4,
}

/** A weaker shade is not drawn: it would not make words easier to read. */
const WEAKEST = 0.1

/** The even shade of the header is no stronger: it would be a band. */
const STRONGEST_HEAD = 0.4

/** The shade under words on a picture whose light is unknown, such as one of another service. */
const UNKNOWN = 0.5

/** Dark words have to need so much less shade than light ones, on the average of parts and screens. */
const LEAST_GAIN = 0.02

const WIDE: readonly Kind[] = ['tablet', 'desktop']

/** The screens that decide together: a phone shows another part of a picture, and so does one held sideways. */
const ALIKE: Readonly<Record<Kind, readonly Kind[]>> = {
  phone: ['phone'],
  sideways: ['sideways'],
  tablet: WIDE,
  desktop: WIDE,
}

/**
 * The weakest shades under which the words of a hero can be read, in the tone that needs less of them:
 * the header’s on the average of all screens, the others’ for each kind of screen. Words are light
 * where the light of the picture is unknown, as under a film without a poster.
 */
export function heroShades(pictures: Pictures, size: HeroSize): HeroShades {
  const needed = {
    light: neededBy('light', pictures, size),
    dark: neededBy('dark', pictures, size),
  }
  const toneOf = (parts: readonly HeroPart[], kinds: readonly Kind[]): Tone => {
    const mean = (tone: Tone) => meanOf(needed[tone], parts, kinds)
    return mean('light') - mean('dark') >= LEAST_GAIN ? 'dark' : 'light'
  }
  const tones = {
    words: eachKind((kind) => toneOf(WORDS, ALIKE[kind])),
    head: toneOf(['head'], KINDS),
  }
  const drawn = (place: HeroPlace) =>
    eachKind((kind) => {
      const tone = place === 'head' ? tones.head : tones.words[kind]
      return strengthOf(needed[tone][place][kind], place, tone)
    })
  const isKnown = !Number.isNaN(meanOf(needed.light, ['leaving'], KINDS))
  return { tones, strengths: eachPlace(drawn), isKnown }
}

/** The shades that words of a tone need; not a number where a picture’s light is unknown. */
function neededBy(tone: Tone, { opening, leaving = [] }: Pictures, size: HeroSize): Needed {
  const words = heroWords(size)
  const need = (grounds: readonly Ground[], place: HeroPlace, kind: Kind) => {
    const { places, least, dark } = words[place]
    return grounds.map(
      (ground) => shadeNeeded(ground, places[kind], { least, tone, dark }) ?? Number.NaN,
    )
  }
  return eachPlace((place) =>
    eachKind((kind) => {
      const isLater = place === 'leaving'
      const all = need(opening, isLater ? 'foot' : place, kind)
      if (isLater) all.push(...need(leaving, place, kind))
      return all.length > 0 ? Math.max(...all) : Number.NaN
    }),
  )
}

/** What is drawn, as the letters’ own shadow lies on top of it. */
function strengthOf(needed: number, place: HeroPlace, tone: Tone): number {
  const known = Number.isNaN(needed) ? UNKNOWN : needed
  // A light header has its scrim and shadows over all pictures.
  if (place === 'head') return tone === 'dark' ? drawnAs(Math.min(STRONGEST_HEAD, known)) : 0
  return drawnAs(tone === 'dark' ? known : 1 - (1 - known) / (1 - HALO[place]))
}

function drawnAs(strength: number): number {
  return strength < WEAKEST ? 0 : Math.round(strength * 100) / 100
}

function meanOf(needed: Needed, places: readonly HeroPlace[], kinds: readonly Kind[]): number {
  const all = places.flatMap((place) => kinds.map((kind) => needed[place][kind]))
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

function eachPlace<T>(of: (place: HeroPlace) => T): Record<HeroPlace, T> {
  return {
    title: of('title'),
    small: of('small'),
    foot: of('foot'),
    cue: of('cue'),
    leaving: of('leaving'),
    head: of('head'),
  }
}

function eachKind<T>(of: (kind: Kind) => T): Record<Kind, T> {
  return {
    phone: of('phone'),
    tablet: of('tablet'),
    sideways: of('sideways'),
    desktop: of('desktop'),
  }
}
