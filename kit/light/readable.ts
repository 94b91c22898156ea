import { heroWords } from './hero-words.ts'
import { type Ground, strongest, toneOn } from './words-on.ts'

/** Whether the words of a hero can be read on its picture: as it is, with a shade, or hardly. */
export type Readable = 'yes' | 'shade' | 'no'

/** What the soft shadows of the letters do by themselves. */
const UNSEEN = 0.2

/** A stronger shade hides so much of a picture that another one is the better answer. */
const TOO_STRONG = 0.6

/**
 * Whether a full-screen hero’s words can be read on a picture; undefined if its light has not been
 * measured. A hero with a picture for the evening (`hasEvening`) has light words at all hours.
 */
export function readableOn(
  ground: Ground,
  { isBig, isLong, hasEvening }: { isBig: boolean; isLong: boolean; hasEvening: boolean },
): Readable | undefined {
  const words = Object.values(heroWords(isBig, isLong))
  const most = strongest([ground], words, hasEvening ? 'light' : toneOn([ground], words))
  if (Number.isNaN(most)) return undefined
  if (most <= UNSEEN) return 'yes'
  return most <= TOO_STRONG ? 'shade' : 'no'
}
