import { eyebrowAt, FOOT_AT, titleAt } from './hero-words.ts'
import { CONTRAST } from './shade.ts'
import { type Ground, shadeNeeded } from './words-on.ts'

/** Whether the words of a hero can be read on its picture: as it is, with a shade, or hardly. */
export type Readable = 'yes' | 'shade' | 'no'

/** What the soft shadows of the letters do by themselves. */
const UNSEEN = 0.2

/** A stronger shade hides so much of a picture that another one is the better answer. */
const TOO_STRONG = 0.6

/** Whether a full-screen hero’s words can be read on a picture; undefined if nobody has measured it. */
export function readableOn(
  ground: Ground,
  { isBig, isLong }: { isBig: boolean; isLong: boolean },
): Readable | undefined {
  const words = [
    { places: titleAt(isBig, isLong), least: CONTRAST.large },
    { places: eyebrowAt(isBig, isLong), least: CONTRAST.small },
    { places: FOOT_AT, least: CONTRAST.small },
  ]
  const needed = words.map(({ places, least }) =>
    shadeNeeded(ground, Object.values(places).flat(), least),
  )
  const most = Math.max(...needed.map((one) => one ?? Number.NaN))
  if (Number.isNaN(most)) return undefined
  if (most <= UNSEEN) return 'yes'
  return most <= TOO_STRONG ? 'shade' : 'no'
}
