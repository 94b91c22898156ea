import { type BrokenTitle, breakTitle } from './break-title.ts'
import { titleWords, type Word } from './title-words.ts'
import type { Typeface } from './typeface.ts'

/** The fonts of a title in one size; italics are set upright without a font for them. */
type TitleFonts = { upright: Typeface; italic: Typeface | undefined }

/** Text as outlines at a point, where its baseline starts. */
export type Line = { x: number; y: number; width: number; svg: string }

/**
 * The words of a title that the fonts can set. Symbols that they lack are left out; without a
 * letter or number the title would read differently, so then there is none.
 */
export function settableWords(title: string, fonts: TitleFonts): Word[] {
  const words = titleWords(title).flatMap((word) => {
    const text = [...word.text].filter((one) => isLetter(one) || fontOf(word, fonts).has(one))
    return text.length > 0 ? [{ ...word, text: text.join('') }] : []
  })
  return words.every((word) => fontOf(word, fonts).has(word.text)) ? words : []
}

/**
 * More than three lines of the smallest size can hold; the time to break a title grows with its
 * square.
 */
const MAX_CHARACTERS = 300

/** Breaks a title for a width in pixels; undefined if there is nothing to set. */
export function breakFor(title: string, fonts: TitleFonts, width: number): BrokenTitle | undefined {
  const known = new Map<string, number>()
  const measure = (words: readonly Word[]) => {
    const key = JSON.stringify(words)
    const measured = known.get(key) ?? lineOf(words, fonts, 1, { x: 0, y: 0 }).width
    known.set(key, measured)
    return measured
  }
  return breakTitle(settableWords(title.slice(0, MAX_CHARACTERS), fonts), measure, width)
}

/** Sets words on one line, at a size in pixels. */
export function lineOf(
  words: readonly Word[],
  fonts: TitleFonts,
  size: number,
  { x, y }: { x: number; y: number },
): Line {
  let at = x
  const svg = runsOf(words).map(({ text, isItalic }) => {
    const run = textAt(text, fontOf({ isItalic }, fonts), size, { x: at, y })
    at += run.width
    return run.svg
  })
  return { x, y, width: at - x, svg: svg.join('') }
}

/** Sets text in one font. */
export function textAt(
  text: string,
  font: Typeface,
  size: number,
  { x, y }: { x: number; y: number },
): Line {
  const { width, glyphs } = font.set(text)
  const scale = size / font.unitsPerEm
  const svg = glyphs.flatMap((glyph) =>
    glyph.path
      ? `<path transform="translate(${short(x + glyph.x * size)} ${short(y - glyph.y * size)}) scale(${scale} ${-scale})" d="${glyph.path}"/>`
      : [],
  )
  return { x, y, width: width * size, svg: svg.join('') }
}

/** Neighbouring words of one style are shaped together, including the spaces between them. */
function runsOf(words: readonly Word[]) {
  const runs: Word[] = []
  for (const [index, { text, isItalic }] of words.entries()) {
    const last = runs.at(-1)
    const space = index === 0 ? '' : ' '
    if (last?.isItalic === isItalic) last.text += space + text
    else if (last && space) runs.push({ text: space + text, isItalic })
    else runs.push({ text, isItalic })
  }
  return runs
}

function fontOf({ isItalic }: Pick<Word, 'isItalic'>, { upright, italic }: TitleFonts) {
  return isItalic && italic ? italic : upright
}

function isLetter(character: string) {
  return /[\p{L}\p{N}\p{M}]/u.test(character)
}

function short(pixels: number) {
  return Math.round(pixels * 100) / 100
}
