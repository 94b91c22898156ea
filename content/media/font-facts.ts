import { readFile } from 'node:fs/promises'
import { fromBuffer } from '@capsizecss/unpack'
import type { Reader } from './foreign-files/serve-readers.ts'
import { checkUnpackedSize } from './woff2-size.ts'

/** The metrics with which a fallback font takes the space of a font; in units of its size. */
export type FontFacts = { width: number; ascent: number; descent: number; gap: number }

/** The average width of real text, and the heights of a line. Throws if it is no font. */
export async function readFontFacts(font: Buffer): Promise<FontFacts> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 font.')
  checkUnpackedSize(font)
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(font)
  const part = (length: number) => length / unitsPerEm
  const facts = {
    width: part(xWidthAvg),
    ascent: part(ascent),
    descent: part(Math.abs(descent)),
    gap: part(lineGap),
  }
  if (!Object.values(facts).every((value) => value >= 0 && value < 4) || facts.width < 0.1)
    throw new Error('The measures of this font make no sense.')
  return facts
}

/** The reader of a font’s measures in the program for foreign files. */
export const answerMeasures: Reader = async (file) => ({
  value: await readFontFacts(typeof file === 'string' ? await readFile(file) : file),
})
