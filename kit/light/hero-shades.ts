import { type HeroPart, type HeroPlace, type HeroSize, heroWords } from './hero-words.ts'
import { type Ground, type Kind, shadeNeeded, type Tone } from './words-on.ts'

/**
 * The pictures that the words of a hero stand on in turn: `opening` from the start, `leaving` while it
 * leaves the screen, when the foot alone is still there.
 */
export type Pictures = { opening: readonly Ground[]; leaving?: readonly Ground[] }

/** The tones of a hero’s words and of the header, and the strength of each shade, 0 to 1. */
export type HeroShades = {
  tones: { words: Tone; head: Tone }
  strengths: Record<HeroPart, Strengths>
  /** Whether the light of all the pictures is known. */
  isKnown: boolean
}

type Strengths = Record<Kind, number>

type Needed = Record<HeroPart, Strengths>

/** The parts in the colour of the page’s words; the header has its own. */
const WORDS = ['title', 'small', 'foot'] as const

/**
 * What is around light letters besides a shade: their soft shadow (`--halo`), and for the header its
 * own scrim and shadows. For dark letters the calculation assumes no halo.
 */
const HALO: Readonly<Record<HeroPart, number>> = { title: 0.06, small: 0.2, foot: 0.16, head: 0.4 }

/** A weaker shade is not drawn: it would not make words easier to read. */
const WEAKEST = 0.1

/** The even shade of the header is no stronger: it would be a band. */
const STRONGEST_HEAD = 0.3

/** The shade under words on a picture whose light is unknown, such as one of another service. */
const UNKNOWN = 0.5

/** Dark words have to need so much less shade than light ones, on the average of parts and screens. */
const LEAST_GAIN = 0.02

/**
 * The weakest shades under which the words of a hero can be read, in the tone that needs less of them.
 * The average counts, so one screen does not decide for the others. Words are light where the light
 * of the picture is unknown, as under a film without a poster.
 */
export function heroShades(pictures: Pictures, size: HeroSize): HeroShades {
  const atRest = { opening: pictures.opening }
  const toneOf = (parts: readonly HeroPart[]): Tone => {
    const mean = (tone: Tone) => meanOf(neededBy(tone, atRest, size), parts)
    return mean('light') - mean('dark') >= LEAST_GAIN ? 'dark' : 'light'
  }
  const tones = { words: toneOf(WORDS), head: toneOf(['head']) }
  const needed = {
    ...neededBy(tones.words, pictures, size),
    head: neededBy(tones.head, pictures, size).head,
  }
  const drawn = (part: HeroPart) => {
    const tone = part === 'head' ? tones.head : tones.words
    return eachKind((kind) => strengthOf(needed[part][kind], part, tone))
  }
  const isKnown = !Number.isNaN(meanOf(needed, ['foot']))
  return { tones, strengths: eachPart(drawn), isKnown }
}

/** The shades that words of a tone need; not a number where a picture’s light is unknown. */
function neededBy(tone: Tone, { opening, leaving = [] }: Pictures, size: HeroSize): Needed {
  const words = heroWords(size)
  const need = (grounds: readonly Ground[], place: HeroPlace, kind: Kind) => {
    const { places, least } = words[place]
    return grounds.map((ground) => shadeNeeded(ground, places[kind], { least, tone }) ?? Number.NaN)
  }
  return eachPart((part) =>
    eachKind((kind) => {
      const later = part === 'foot' ? need(leaving, 'leaving', kind) : []
      const all = [...need(opening, part, kind), ...later]
      return all.length > 0 ? Math.max(...all) : Number.NaN
    }),
  )
}

/** What is drawn, as the letters’ own shadow lies on top of it. */
function strengthOf(needed: number, part: HeroPart, tone: Tone): number {
  const known = Number.isNaN(needed) ? UNKNOWN : needed
  // A light header has its scrim and shadows over all pictures.
  if (part === 'head') return tone === 'dark' ? drawnAs(Math.min(STRONGEST_HEAD, known)) : 0
  return drawnAs(tone === 'dark' ? known : 1 - (1 - known) / (1 - HALO[part]))
}

function drawnAs(strength: number): number {
  return strength < WEAKEST ? 0 : Math.round(strength * 100) / 100
}

function meanOf(needed: Needed, parts: readonly HeroPart[]): number {
  const all = parts.flatMap((part) => Object.values(needed[part]))
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

function eachPart<T>(of: (part: HeroPart) => T): Record<HeroPart, T> {
  return { title: of('title'), small: of('small'), foot: of('foot'), head: of('head') }
}

function eachKind<T>(of: (kind: Kind) => T): Record<Kind, T> {
  return {
    phone: of('phone'),
    tablet: of('tablet'),
    sideways: of('sideways'),
    desktop: of('desktop'),
  }
}
