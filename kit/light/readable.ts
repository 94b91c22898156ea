import { heroShades, type Pictures } from './hero-shades.ts'
import type { HeroSize } from './hero-words.ts'
import { KINDS } from './words-on.ts'

/** Whether the words of a hero can be read on its pictures: as they are, with a shade, or hardly. */
export type Readable = 'yes' | 'shade' | 'no'

/** A shade as weak as this one is not seen. */
const UNSEEN = 0.2

/** Stronger shades, on the average of a screen, hide so much of a picture that another one is the better answer. */
const TOO_STRONG = 0.5

/**
 * Whether a full-screen hero’s words can be read, by the shades that the page draws; undefined if the
 * light of a picture has not been measured.
 */
export function readableOn(pictures: Pictures, size: HeroSize): Readable | undefined {
  const { strengths, isKnown } = heroShades(pictures, size)
  if (!isKnown) return undefined
  // The header has a shade that hides nothing, whatever it needs.
  const parts = [strengths.title, strengths.small, strengths.leaving]
  if (Math.max(...parts.flatMap((kinds) => Object.values(kinds))) <= UNSEEN) return 'yes'
  const means = KINDS.map(
    (kind) => parts.reduce((sum, strengthOn) => sum + strengthOn[kind], 0) / parts.length,
  )
  return Math.max(...means) <= TOO_STRONG ? 'shade' : 'no'
}
