import { TITLE_LIMIT } from '../long-texts.ts'
import type { Part } from './part.ts'
import { CONTRAST } from './shade.ts'
import type { WordsOn } from './words-on.ts'

/**
 * Where the words of a full-screen hero stand, as measured on phones, tablets, a phone held sideways
 * and desktops: a longer title reaches higher.
 */
type Tops = readonly [
  phone: number,
  small: number,
  tablet: number,
  sideways: number,
  desktop: number,
]

const BIG: Tops = [0.48, 0.34, 0.67, 0.35, 0.45]
const USUAL: Tops = [0.61, 0.43, 0.72, 0.34, 0.56]
const LONG: Tops = [0.3, 0.15, 0.45, 0.2, 0.3]
const FOOT: Tops = [0.77, 0.7, 0.88, 0.8, 0.86]

/** The longest title of the largest size, in characters. */
const LONGEST_BIG = 60

/** Whether a title is too long for its size, so that it is set smaller and reaches higher. */
export function isTooLong(title: string | null, isBig: boolean): boolean {
  return (title?.length ?? 0) > (isBig ? LONGEST_BIG : TITLE_LIMIT)
}

/** Where the words of a hero stand, and the contrast that they need. */
export function heroWords(
  isBig: boolean,
  isLong: boolean,
): Record<'title' | 'eyebrow' | 'foot', WordsOn> {
  const tops = topsOf(isBig, isLong)
  const right = isBig || isLong ? 0.9 : 0.7
  const title = placesOf(tops, (top) => {
    return { left: 0.03, top, right, bottom: Math.min(0.9, top + 0.4) }
  })
  const eyebrow = placesOf(tops, (top) => {
    return { left: 0.03, top: top - 0.03, right: 0.35, bottom: top + 0.03 }
  })
  return {
    title: { places: title, least: CONTRAST.large },
    eyebrow: { places: eyebrow, least: CONTRAST.small },
    foot: { places: FOOT_AT, least: CONTRAST.small },
  }
}

/** The subtitle and the link to what follows. */
const FOOT_AT = placesOf(FOOT, (top) => ({ left: 0.03, top, right: 0.97, bottom: 1 }))

/** The site's header, over the upper edge of the picture. */
export const HEADER: WordsOn = {
  places: placesOf([0.1, 0.13, 0.1, 0.2, 0.11], (bottom) => {
    return { left: 0, top: 0, right: 1, bottom }
  }),
  least: CONTRAST.small,
}

function topsOf(isBig: boolean, isLong: boolean) {
  if (isLong) return LONG
  return isBig ? BIG : USUAL
}

function placesOf([phone, small, tablet, sideways, desktop]: Tops, words: (at: number) => Part) {
  const screen = (ratio: number, at: number) => ({ ratio, words: words(at) })
  return {
    phone: [screen(0.46, phone), screen(0.56, small)],
    tablet: [screen(0.75, tablet), screen(2.16, sideways)],
    desktop: [screen(1.6, desktop), screen(1.78, desktop)],
  }
}
