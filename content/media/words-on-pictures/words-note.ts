import type { Pictures } from '@belvedere/kit/light/hero-shades.ts'
import { type HeadWords, heroSize } from '@belvedere/kit/light/hero-words.ts'
import { type Readable, readableOn } from '@belvedere/kit/light/readable.ts'
import type { Ground } from '@belvedere/kit/light/words-on.ts'
import { PORTRAIT_RATIO } from '../sizes.ts'

/** The looks of a hero whose words stand on its picture, by whether their title is the largest. */
export type Looks = { readonly [look: string]: { readonly isBig: boolean } | undefined }

/** The fields of a hero that decide where its words stand; in the evening it may have others. */
type Hero = { look: unknown; day: Words; evening: Words }

type Words = Record<keyof HeadWords, unknown>

/**
 * What a picture’s field says (`custom.wordsOn`): the looks whose words stand on the picture, and the
 * field of the one that follows while the hero leaves the screen.
 */
export type WordsOnIt = { looks: Looks; leaving?: string }

/** Whether words can be read on a hero’s picture, and what to do if not. */
export type WordsNote = { isReadable: Readable; sentence: string }

const SENTENCES: Record<Readable, string> = {
  yes: 'Words readable: yes, on the picture as it is.',
  shade: 'Words readable: with a shade, which the site draws below them.',
  no: 'Words readable: no. The shade that they need would hide much of the picture. Choose another crop by its focal point, or another picture.',
}

/** The note; undefined if no words stand on the pictures, or if one is not measured yet. */
export function wordsNote(
  pictures: Pictures,
  { look, day, evening }: Hero,
  looks: Looks,
): WordsNote | undefined {
  const shown = looks[String(look)]
  if (!shown) return undefined
  const words = [day, evening].map(({ title, eyebrow }) => ({
    title: textOf(title),
    eyebrow: textOf(eyebrow),
  }))
  const isReadable = readableOn(pictures, heroSize(words, shown.isBig))
  return isReadable && { isReadable, sentence: SENTENCES[isReadable] }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** What a file of the media library says about the ground that it is; undefined if it is no picture. */
export function groundOf(file: unknown): Ground | undefined {
  const { width, height, focalX, focalY, light, bgColor }: Record<string, unknown> = Object(file)
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  return {
    ratio: width / height,
    portrait: PORTRAIT_RATIO,
    focalPoint: { x: share(focalX), y: share(focalY) },
    light: typeof light === 'string' ? light : null,
    colour: typeof bgColor === 'string' ? bgColor : null,
  }
}

/** A focal point is stored in per cent; without one pictures are cropped around their middle. */
function share(percent: unknown): number {
  return typeof percent === 'number' ? percent / 100 : 0.5
}
