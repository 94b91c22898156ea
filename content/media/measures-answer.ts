import { readFile } from 'node:fs/promises'
import type { Frame } from '../foreign-files/frames.ts'
import type { Reader } from '../foreign-files/program/serve-readers.ts'
import { type FontFacts, readFontFacts } from './font-facts.ts'

/** The reader of a font's measures in the program for foreign files. */
export const answerMeasures: Reader = async (file) => ({
  value: await readFontFacts(typeof file === 'string' ? await readFile(file) : file),
})

/** The same on the side of the service. */
export function measuresIn({ value }: Frame): FontFacts {
  const measures: Record<keyof FontFacts, unknown> = Object(value)
  const number = (name: keyof FontFacts) => {
    const measure = measures[name]
    if (typeof measure === 'number') return measure
    throw new Error(`The font has no ${name}.`)
  }
  return {
    width: number('width'),
    ascent: number('ascent'),
    descent: number('descent'),
    gap: number('gap'),
  }
}
