import type { Colour } from '../colour.ts'
import { TITLE_LIMIT } from '../long-texts.ts'
import type { Part } from './part.ts'
import { CONTRAST } from './shade.ts'
import type { Places, WordsOn } from './words-on.ts'

/** The words on a full-screen hero: title, small words above it, subtitle, “Scroll”, and the site’s header. */
export type HeroPart = 'title' | 'small' | 'foot' | 'cue' | 'head'

/** The subtitle alone is in view while the hero leaves the screen, over a higher place of the picture. */
export type HeroPlace = HeroPart | 'leaving'

/** What decides where the words of a hero stand. */
export type HeroSize = {
  isBig: boolean
  isLong: boolean
  /** The characters of the title, and of the small words above it. */
  length: number
  eyebrow: number
}

/** A number for each of the measured screens. */
type OnScreens = readonly [
  phone: number,
  small: number,
  tablet: number,
  sideways: number,
  desktop: number,
]

/** Where the words begin, as measured: a longer title reaches higher. */
const BIG: OnScreens = [0.48, 0.34, 0.67, 0.35, 0.45]
const USUAL: OnScreens = [0.61, 0.43, 0.72, 0.34, 0.56]
const LONG: OnScreens = [0.3, 0.15, 0.45, 0.2, 0.3]
const FOOT: OnScreens = [0.77, 0.7, 0.88, 0.8, 0.86]

/** How far the sun beside the small words above the title reaches, and the width that each character adds. */
const EYEBROW_STARTS: OnScreens = [0.21, 0.23, 0.12, 0.12, 0.06]
const EYEBROW_OF_ONE: OnScreens = [0.021, 0.022, 0.0095, 0.0095, 0.0068]

/** Where the subtitle ends. */
const SUBTITLE_ENDS: OnScreens = [0.97, 0.97, 0.7, 0.7, 0.5]

/** Where “Scroll” begins, from above and from the left: below the subtitle on phones, else beside it. */
const CUE: OnScreens = [0.91, 0.89, 0.9, 0.87, 0.91]
const CUE_LEFT: OnScreens = [0.03, 0.03, 0.87, 0.87, 0.9]

/** The letters of the header end here, from above and from each side. */
const HEADER_ENDS: OnScreens = [0.08, 0.1, 0.065, 0.16, 0.08]
const HEADER_SIDES: OnScreens = [0.5, 0.5, 0.2, 0.2, 0.15]

/** The width that each character adds to a short title of two lines, as a share of the screen's width. */
const WIDTH_OF_ONE = 0.017

/** The longest title of the largest size, in characters. */
const LONGEST_BIG = 60

/** Whether a title is too long for its size, so that it is set smaller and reaches higher. */
export function isTooLong(title: string | null, isBig: boolean): boolean {
  return (title?.length ?? 0) > (isBig ? LONGEST_BIG : TITLE_LIMIT)
}

/** Words of a hero’s head, as they are by day or in the evening. */
export type HeadWords = { title: string | null; eyebrow: string | null }

/** The size of a hero’s words, by those of the day and those that it may have in the evening. */
export function heroSize(words: readonly HeadWords[], isBig: boolean): HeroSize {
  const longest = (of: keyof HeadWords) => Math.max(...words.map((one) => one[of]?.length ?? 0))
  const isLong = words.some(({ title }) => isTooLong(title, isBig))
  return { isBig, isLong, length: longest('title'), eyebrow: longest('eyebrow') }
}

/**
 * Where the words of a hero stand, and the contrast that they need. Many lines of a long title are
 * read as a text is, so they need that of small letters.
 */
export function heroWords({
  isBig,
  isLong,
  length,
  eyebrow,
}: HeroSize): Record<HeroPlace, WordsOn> {
  const tops = topsOf(isBig, isLong)
  const right = isBig || isLong ? 0.9 : Math.min(0.7, 0.15 + WIDTH_OF_ONE * length)
  const title = placesOf((at) => [
    { left: 0.03, top: at(tops), right, bottom: Math.min(0.9, at(tops) + 0.4) },
  ])
  const small = placesOf((at) => {
    const end = Math.min(0.97, at(EYEBROW_STARTS) + at(EYEBROW_OF_ONE) * eyebrow)
    return [{ left: 0.03, top: at(tops) - 0.03, right: end, bottom: at(tops) + 0.03 }]
  })
  return {
    title: { places: title, least: isLong ? CONTRAST.small : CONTRAST.large },
    small: { places: small, least: CONTRAST.small },
    foot: { places: footAt(0), least: CONTRAST.small },
    cue: { places: CUE_AT, least: CONTRAST.small },
    leaving: { places: footAt(LEFT), least: CONTRAST.small },
    head: { places: HEAD_AT, least: CONTRAST.small, dark: BLACK },
  }
}

/** So far, of the height of the screen, the foot has come over a picture that leaves at half its pace. */
const LEFT = 0.2

/** Dark letters of the header are black, not in the colour of the brand’s words. */
const BLACK: Colour = [0, 0, 0]

/** The subtitle. */
function footAt(higher: number) {
  return placesOf((at) => [
    { left: 0.03, top: at(FOOT) - higher, right: at(SUBTITLE_ENDS), bottom: 1 - higher },
  ])
}

/** The link to what follows, which fades with the title. */
const CUE_AT = placesOf((at) => [
  { left: at(CUE_LEFT), top: at(CUE), right: at(CUE_LEFT) + 0.1, bottom: at(CUE) + 0.06 },
])

/** Both ends of the site’s header and its wordmark, over the upper edge of the picture. */
const HEAD_AT = placesOf((at) => [
  { left: 0, top: 0, right: at(HEADER_SIDES), bottom: at(HEADER_ENDS) },
  { left: 0.42, top: 0, right: 0.58, bottom: at(HEADER_ENDS) },
  { left: 1 - at(HEADER_SIDES), top: 0, right: 1, bottom: at(HEADER_ENDS) },
])

function topsOf(isBig: boolean, isLong: boolean) {
  if (isLong) return LONG
  return isBig ? BIG : USUAL
}

function placesOf(words: (at: (all: OnScreens) => number) => Part[]): Places {
  const screens = (index: number, ...ratios: number[]) => {
    const parts = words((all) => all[index] ?? 0)
    return ratios.map((ratio) => ({ ratio, words: parts }))
  }
  return {
    phone: [...screens(0, 0.46), ...screens(1, 0.56)],
    tablet: screens(2, 0.75),
    sideways: screens(3, 2.16),
    desktop: screens(4, 1.6, 1.78),
  }
}
